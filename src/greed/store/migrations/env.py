"""Alembic's entry: runs on the connection that `greed.store.schema.upgrade` hands over."""

from __future__ import annotations

from alembic import context

from greed.store.tables import METADATA

if hasattr(context, "config"):  # absent when a tool imports every module of the package
    context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
    with context.begin_transaction():
        context.run_migrations()
