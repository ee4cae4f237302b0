"""Messages as they are put into words, in English and in Spanish."""

from __future__ import annotations

import pytest

from bocamina.fluent import BadMessage, Bundle

WORDS = """
number = { $n }
gems = { $n ->
    [0] no gems
    [one] { $n } gem
    [many] { $n } of gems
   *[other] { $n } gems
}
whose = { $you ->
    [yes] yours
   *[no] theirs: { gems }
}
card = Card
    .hint = A { "{" }card{ "}" } of { $who }
"""


def bundle(language: str = "en") -> Bundle:
    made = Bundle(language)
    made.add(WORDS)
    return made


@pytest.mark.parametrize(
    ("number", "english", "spanish"),
    [
        (0, "0", "0"),
        (1234, "1,234", "1.234"),
        (1_234_567, "1,234,567", "1.234.567"),
        (-5, "-5", "-5"),
        (1.0, "1", "1"),
        (0.25, "0.25", "0,25"),
        (1234.5678, "1,234.568", "1.234,568"),
        ("1234", "1234", "1234"),
        (True, "True", "True"),
    ],
)
def test_numbers_are_written_as_the_language_does(
    number: object, english: str, spanish: str
) -> None:
    assert bundle("en").format("number", {"n": number}) == english
    assert bundle("es").format("number", {"n": number}) == spanish


@pytest.mark.parametrize(
    ("number", "told"),
    [(0, "no gems"), (1, "1 gem"), (2, "2 gems"), (1.5, "1.5 gems"), (1_000_000, "1,000,000 gems")],
)
def test_words_agree_with_numbers(number: float, told: str) -> None:
    assert bundle().format("gems", {"n": number}) == told


def test_spanish_counts_millions_of_things() -> None:
    assert bundle("es").format("gems", {"n": 2_000_000}) == "2.000.000 of gems"


def test_messages_choose_by_a_word_and_quote_each_other() -> None:
    assert bundle().format("whose", {"you": "yes", "n": 3}) == "yours"
    assert bundle().format("whose", {"you": "no", "n": 3}) == "theirs: 3 gems"
    assert bundle().format("whose", {"you": "perhaps", "n": 1}) == "theirs: 1 gem"


def test_attributes_are_messages_too() -> None:
    assert bundle().format("card.hint", {"who": "Ana"}) == "A {card} of Ana"
    assert "card.hint" in bundle()
    assert "card.size" not in bundle()
    assert "cart" not in bundle()


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("cart", "expected a message, got 'cart'"),
        ("card.size", "expected an attribute of 'card', got 'size'"),
        ("number", "expected a fact 'n', got \\['who'\\]"),
    ],
)
def test_what_cannot_be_told_is_an_error(name: str, problem: str) -> None:
    with pytest.raises(BadMessage, match=problem):
        bundle().format(name, {"who": "Ana"})


def test_what_is_no_message_is_refused_when_it_is_read() -> None:
    with pytest.raises(BadMessage, match="expected a message, got"):
        Bundle("en").add("card Card")
    calls = Bundle("en")
    calls.add("now = { DATETIME($t) }")
    with pytest.raises(BadMessage, match="got FunctionReference"):
        calls.format("now", {"t": 0})
