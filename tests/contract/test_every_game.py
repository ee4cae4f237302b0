"""What holds for every game, as games from elsewhere get it with the package."""

from __future__ import annotations

from bocamina.testing.test_facts import *  # noqa: F403
from bocamina.testing.test_notation import *  # noqa: F403
from bocamina.testing.test_play import *  # noqa: F403
from bocamina.testing.test_secrets import *  # noqa: F403
from bocamina.testing.test_values import *  # noqa: F403
from bocamina.testing.test_wishes import *  # noqa: F403
from bocamina.testing.test_words import *  # noqa: F403
