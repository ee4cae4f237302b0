"""Who is at a table, as several processes piece it together."""

from __future__ import annotations

from bocamina.server.roll_call import BEATS_BELIEVED, VISIT_SECONDS, RollCall

BEAT = 10.0


def test_processes_tell_each_other_who_is_here() -> None:
    one, two = RollCall("one", 3, 0.0, BEAT), RollCall("two", 3, 0.0, BEAT)
    assert one.come(0)
    assert not one.come(0)
    assert two.come(2)
    assert two.come(-1)
    assert one.hear(two.note(0.0), 1.0)
    assert not one.hear(two.note(0.0), 2.0)
    assert not one.hear(one.note(0.0), 2.0)
    assert one.here(2.0) == (0, 2)
    assert one.watching() == 1
    one.settle(3, 2.0)
    assert one.absent_since == {1: 0.0}


def test_a_silent_process_is_forgotten() -> None:
    one, two = RollCall("one", 2, 0.0, BEAT), RollCall("two", 2, 0.0, BEAT)
    two.come(1)
    one.hear(two.note(0.0), 0.0)
    one.settle(2, 0.0)
    assert 1 not in one.absent_since
    later = BEATS_BELIEVED * BEAT + 1
    one.settle(2, later)
    assert one.absent_since == {0: 0.0, 1: later}
    assert one.watching() == 0


def test_that_a_process_fell_silent_is_noted_whoever_was_with_it() -> None:
    one, two = RollCall("one", 2, 0.0, BEAT), RollCall("two", 2, 0.0, BEAT)
    one.come(1)
    later = BEATS_BELIEVED * BEAT + 1
    for viewer in (1, -1):
        two.come(viewer)
        one.hear(two.note(0.0), 0.0)
        assert (one.here(0.0), one.has_lost_some) == ((1,), False)
        assert (one.here(later), one.has_lost_some) == ((1,), True)
        one.has_lost_some = False
        two.go(viewer)


def test_a_seat_with_two_devices_is_here_until_both_are_gone() -> None:
    roll_call = RollCall("one", 2, 0.0, BEAT)
    roll_call.come(1)
    roll_call.come(1)
    assert not roll_call.go(1)
    assert roll_call.here(0.0) == (1,)
    assert roll_call.go(1)
    assert roll_call.here(0.0) == ()


def test_a_visit_counts_for_a_while() -> None:
    one, two = RollCall("one", 3, 0.0, BEAT), RollCall("two", 3, 0.0, BEAT)
    assert one.visit(2, 5.0)
    assert not one.visit(2, 6.0)
    assert not one.visit(-1, 6.0)
    assert one.here(6.0) == (2,)
    assert one.watching() == 0
    two.hear(one.note(6.0), 6.0)
    assert two.here(6.0) == (2,)
    one.settle(3, 6.0)
    assert 2 not in one.absent_since
    later = 7.0 + VISIT_SECONDS
    one.settle(3, later)
    assert one.absent_since[2] == later
    assert one.note(later) == "here one - 0"
    assert one.visitors(later) == []


def test_who_closes_a_socket_is_gone_whatever_they_asked_before() -> None:
    roll_call = RollCall("one", 2, 0.0, BEAT)
    roll_call.visit(1, 0.0)
    roll_call.come(1)
    assert roll_call.go(1)
    assert roll_call.here(0.0) == ()


def test_notes_that_cannot_be_read_are_ignored() -> None:
    roll_call = RollCall("one", 2, 0.0, BEAT)
    for note in ("", "here", "who two", "here two 1", "nonsense two 1 1"):
        assert not roll_call.hear(note, 0.0)
