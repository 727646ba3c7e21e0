"""Keeps a training fed: processes draw, shared memory carries, a thread fills rings of ready samples on the device.

Fresh samples are what helps, so drawing never waits for training while there is room, and training never waits for drawing:
it takes what lies in the ring, a sample perhaps several times, each time worn anew."""

import mmap
import multiprocessing
import random
import sys
import threading
import time
import traceback

import numpy as np
import torch

_fork = multiprocessing.get_context("fork")


class Field:
    """One array of a sample. Those kept on the host stay numpy (CTC wants its targets there)."""

    def __init__(self, shape, dtype=np.uint8, on_host=False):
        self.shape, self.dtype, self.on_host = tuple(shape), np.dtype(dtype), on_host
        self.bytes = int(np.prod(self.shape)) * self.dtype.itemsize


class Feed:
    def __init__(self, draw, layouts, capacity, device, workers, seed, chunk=64, slots=0):
        """draw(random.Random) gives (bucket, arrays). layouts: bucket -> fields. capacity: bucket -> samples in its ring.

        Must be made before the device is touched: the workers are forked."""
        self.layouts, self.capacity, self.device, self.chunk = (
            layouts,
            {b: max(chunk, n // chunk * chunk) for b, n in capacity.items()},
            device,
            chunk,
        )
        self.slot_bytes = chunk * max(sum(f.bytes for f in fields) for fields in layouts.values())
        slots = slots or workers * 4 + 8
        self.memory = np.frombuffer(mmap.mmap(-1, slots * self.slot_bytes), np.uint8)
        self.free, self.ready = _fork.Queue(), _fork.Queue()
        for slot in range(slots):
            self.free.put(slot)
        self.made = 0
        self.rings = {}
        self.workers = [
            _fork.Process(target=self._work, args=(draw, seed * 1000 + n), daemon=True) for n in range(workers)
        ]
        for worker in self.workers:
            worker.start()

    # -- in the workers --------------------------------------------------------------------------------

    def _work(self, draw, seed):
        r, waiting, complaints = random.Random(seed), {b: [] for b in self.layouts}, 0
        while True:
            try:
                bucket, arrays = draw(r)
            except Exception:  # one odd drawing must not end a training; a few are shown so that they are mended
                complaints += 1
                if complaints <= 2:
                    traceback.print_exc(file=sys.stderr)
                continue
            waiting[bucket].append(arrays)
            if len(waiting[bucket]) == self.chunk:
                slot = self.free.get()
                for n, view in enumerate(self._views(slot, bucket)):
                    for i, arrays in enumerate(waiting[bucket]):
                        view[i] = arrays[n]
                waiting[bucket] = []
                self.ready.put((slot, bucket))

    def _views(self, slot, bucket):
        at = slot * self.slot_bytes
        for field in self.layouts[bucket]:
            size = field.bytes * self.chunk
            yield self.memory[at : at + size].view(field.dtype).reshape(self.chunk, *field.shape)
            at += size

    # -- in the trainer --------------------------------------------------------------------------------

    def start(self) -> None:
        """Makes the rings and begins to fill them."""
        for bucket, fields in self.layouts.items():
            n = self.capacity[bucket]
            stores = [
                np.zeros((n, *f.shape), f.dtype)
                if f.on_host
                else torch.zeros((n, *f.shape), dtype=torch.uint8, device=self.device)
                for f in fields
            ]
            self.rings[bucket] = {"stores": stores, "filled": 0, "next": 0}
        threading.Thread(target=self._move, daemon=True).start()

    def _move(self):
        stream = torch.cuda.Stream() if self.device == "cuda" else None
        while True:
            slot, bucket = self.ready.get()
            ring = self.rings[bucket]
            at = ring["next"]
            for field, store, view in zip(self.layouts[bucket], ring["stores"], self._views(slot, bucket)):
                if field.on_host:
                    store[at : at + self.chunk] = view
                elif stream:
                    with torch.cuda.stream(stream):
                        store[at : at + self.chunk].copy_(torch.from_numpy(view))
                else:
                    store[at : at + self.chunk].copy_(torch.from_numpy(view))
            if stream:
                stream.synchronize()
            ring["next"] = (at + self.chunk) % self.capacity[bucket]
            ring["filled"] = min(self.capacity[bucket], ring["filled"] + self.chunk)
            self.made += self.chunk
            self.free.put(slot)

    def wait_for(self, samples: int) -> None:
        while min(ring["filled"] for ring in self.rings.values()) < samples:
            if not any(worker.is_alive() for worker in self.workers):
                raise SystemExit("all drawing processes died")
            time.sleep(0.1)

    def take(self, bucket, samples: int, generator):
        """A random batch: one array a field, device tensors or numpy."""
        ring = self.rings[bucket]
        which = generator.integers(0, ring["filled"], samples)
        on_device = torch.from_numpy(which).to(self.device)
        return [
            store[which] if field.on_host else store[on_device]
            for field, store in zip(self.layouts[bucket], ring["stores"])
        ]

    def stop(self) -> None:
        for worker in self.workers:
            worker.terminate()
        for worker in self.workers:
            worker.join(2)
