"""Sheets that are drawn for tests."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from greed.testing import sheets


@pytest.mark.parametrize("soon", [True, False])
@given(data=st.data(), most=st.integers(1, 120))
@settings(max_examples=60)
def test_a_target_is_as_low_as_it_was_asked_for(data, most, soon):
    sheet = data.draw(sheets(max_dice=3, max_target=most, soon=soon))
    assert 1 <= sheet.target <= most
