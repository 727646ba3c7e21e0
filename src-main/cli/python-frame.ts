// What every client in Python begins with: refusals, how things are sent, and what takes more than one question.

export const HEAD = `
from __future__ import annotations

import gzip
import json
import ssl
import urllib.error
import urllib.parse
import urllib.request
import uuid
from typing import Any, Dict, Iterator, List, Literal, NamedTuple, Optional, Sequence, Tuple, TypedDict, Union


class Refusal(Exception):
    """The service refused. Switch on type; message is written for a person; extras holds what stands beside them."""

    def __init__(self, status: int, error: Dict[str, Any], retry_after: Optional[float]) -> None:
        self.status = status
        self.type: str = str(error.get("type", ""))
        self.message: str = str(error.get("message", ""))
        self.extras: Dict[str, Any] = {key: error[key] for key in error if key not in ("type", "message")}
        self.retry_after = retry_after
        super().__init__(f"{self.type}: {self.message}" if self.type else self.message)


class _Sent(NamedTuple):
    body: bytes
    kind: Optional[str]

    @classmethod
    def json(cls, value: Any) -> Optional[_Sent]:
        return None if value is None else cls(json.dumps(value).encode("utf-8"), "application/json")

    @classmethod
    def document(cls, value: Union[bytes, str]) -> _Sent:
        if isinstance(value, str):
            return cls(value.encode("utf-8"), "text/plain; charset=utf-8")
        return cls(value, "application/octet-stream")

    @classmethod
    def files(cls, files: Sequence[Tuple[str, bytes]]) -> _Sent:
        boundary = "----deedproof" + uuid.uuid4().hex
        body = bytearray()
        for name, data in files:
            plain = name.replace("\\\\", "\\\\\\\\").replace('"', '\\\\"').replace("\\r", " ").replace("\\n", " ")
            body += f'--{boundary}\\r\\nContent-Disposition: form-data; name="files"; filename="{plain}"\\r\\n\\r\\n'.encode("utf-8")
            body += data + b"\\r\\n"
        return cls(bytes(body) + f"--{boundary}--\\r\\n".encode(), f"multipart/form-data; boundary={boundary}")


def _part(value: Any) -> str:
    return urllib.parse.quote(str(value), safe="")


def _text(value: Any) -> str:
    return ("true" if value else "false") if isinstance(value, bool) else str(value)


class _Stay(urllib.request.HTTPRedirectHandler):
    """A key is not carried on to where an answer points."""

    def redirect_request(self, *_: Any) -> None:
        return None


def _check(address: str) -> None:
    parts = urllib.parse.urlsplit(address)
    if parts.scheme != "https" and parts.hostname not in ("127.0.0.1", "localhost", "::1"):
        raise ValueError("Keys and documents are sent over https, or to this machine: " + address)


def _refusal(fault: urllib.error.HTTPError) -> Refusal:
    wait = fault.headers.get("Retry-After")
    text = fault.read()
    if fault.headers.get("Content-Encoding") == "gzip":
        text = gzip.decompress(text)
    try:
        said = json.loads(text)
    except ValueError:
        said = {}
    error = said.get("error") if isinstance(said, dict) else None
    if not isinstance(error, dict):
        error = {"message": fault.reason, **({"detail": said["detail"]} if isinstance(said, dict) and "detail" in said else {})}
    return Refusal(fault.code, error, float(wait) if wait and wait.isdigit() else None)

`;

export const CLIENT = `
class Client:
    """Asks the service at an address with a key. certificate names the PEM file of a server's own certificate."""

    def __init__(self, key: str = "", address: str = "ADDRESS", *, certificate: Optional[str] = None,
                 timeout: float = 300.0) -> None:
        self.address = address.rstrip("/")
        self.timeout = timeout
        self._key = key
        _check(self.address)
        secure = urllib.request.HTTPSHandler(context=ssl.create_default_context(cafile=certificate))
        self._opener = urllib.request.build_opener(secure, _Stay())

    def _send(self, request: urllib.request.Request) -> bytes:
        _check(request.full_url)
        try:
            with self._opener.open(request, timeout=self.timeout) as reply:
                body = reply.read()
                return gzip.decompress(body) if reply.headers.get("Content-Encoding") == "gzip" else body
        except urllib.error.HTTPError as fault:
            raise _refusal(fault) from fault

    def _ask(self, method: str, path: str, *, query: Dict[str, Any], headers: Dict[str, Any],
             sent: Optional[_Sent]) -> bytes:
        words = urllib.parse.urlencode({name: _text(value) for name, value in query.items() if value is not None})
        address = self.address + path + ("?" + words if words else "")
        request = urllib.request.Request(address, data=None if sent is None else sent.body, method=method)
        request.add_header("Accept-Encoding", "gzip")
        if self._key:
            request.add_header("Authorization", "Bearer " + self._key)
        if sent is not None and sent.kind is not None:
            request.add_header("Content-Type", sent.kind)
        for name, value in headers.items():
            if value is not None:
                # As UTF-8, which the service takes names in.
                request.add_header(name, _text(value).encode("utf-8").decode("latin-1"))
        return self._send(request)

    def _json(self, method: str, path: str, **words: Any) -> Any:
        return json.loads(self._ask(method, path, **words))

    def stage(self, document: bytes) -> str:
        """Lays a large document ready; its id goes as x_upload_id, or into the uploads of a batch."""
        slot = self.create_upload({"bytes": len(document)})
        request = urllib.request.Request(slot["put_url"], data=document, method="PUT")
        request.add_header("Content-Type", "application/octet-stream")
        self._send(request)
        return slot["upload_id"]

    def wait_for_extract(self, job: str) -> JobState:
        """Asks until the job has settled; each question waits at the service."""
        while True:
            state = self.get_extract(job, wait=30)
            if state["status"] not in ("queued", "running"):
                return state

    def wait_for_batch(self, batch: str) -> BatchState:
        """Asks until every document of the batch has settled."""
        while True:
            state = self.get_batch(batch, wait=30)
            if state["status"] != "in_progress":
                return state

    def all_runs(self, **filters: Any) -> Iterator[RunRow]:
        """Every run that fits the filters of list_runs, newest first, page after page."""
        cursor = None
        while True:
            page = self.list_runs(cursor=cursor, **filters)
            yield from page["runs"]
            cursor = page.get("next_cursor")
            if not cursor:
                return
`;
