"""Which address is that of a server."""

import pytest

from greed.client import ClientError, Table
from greed.client.http import base_of


@pytest.mark.parametrize(
    ("given", "base"),
    [("http://127.0.0.1:8000", "http://127.0.0.1:8000"),
     ("https://Greed.Example/2MH9RNKT?x=1#seat=a", "https://greed.example"),
     ("http://[::1]:80/", "http://[::1]:80"), ("HTTP://a", "http://a")],
)  # fmt: skip
def test_the_address_of_a_room_is_that_of_its_server(given, base):
    assert base_of(given) == base
    assert Table(given, "2MH9RNKT").client.url == base


@pytest.mark.parametrize(
    ("given", "said"),
    [("greed.example", "not the address of a server"), ("ftp://a", "not the address of a server"),
     ("http://", "not the address of a server"), ("http://a:x", "not the address of a server"),
     ("http://[::1", "not the address of a server"), ("http://u:p@a", "leave the user")],
)  # fmt: skip
def test_what_is_no_address_of_a_server_is_said(given, said):
    with pytest.raises(ClientError, match=said):
        base_of(given)
