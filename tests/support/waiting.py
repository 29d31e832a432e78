"""Waits for what a program does to its files, without sleeping: the kernel reports each change (inotify)."""

import contextlib
import ctypes
import os
import select
import time

SECONDS = 60
_LIBC = ctypes.CDLL(None, use_errno=True)
_MODIFIED_CREATED_OR_MOVED_HERE = 0x2 | 0x100 | 0x80  # IN_MODIFY, IN_CREATE, IN_MOVED_TO


@contextlib.contextmanager
def _changes_in(folder):
    """A descriptor that is readable once a file in `folder` has changed."""
    descriptor = _LIBC.inotify_init1(os.O_NONBLOCK | os.O_CLOEXEC)
    if descriptor < 0:
        raise OSError(ctypes.get_errno(), "inotify_init1")
    try:
        if _LIBC.inotify_add_watch(descriptor, os.fsencode(folder), _MODIFIED_CREATED_OR_MOVED_HERE) < 0:
            raise OSError(ctypes.get_errno(), "inotify_add_watch", str(folder))
        yield descriptor
    finally:
        os.close(descriptor)


def wait_until(condition, folder, seconds=SECONDS):
    """Returns what `condition()` returns once that is true. Asks again after each change in `folder`: a commit of the
    service appends to `tilldesk.db-wal`. AssertionError: the time is over, or `folder` has not changed."""
    deadline = time.monotonic() + seconds
    with _changes_in(folder) as changes:
        while not (found := condition()):
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([changes], [], [], left)[0]:
                raise AssertionError(f"not within {seconds} s: {condition.__doc__ or condition}")
            os.read(changes, 65_536)
        return found
