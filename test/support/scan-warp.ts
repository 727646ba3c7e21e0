// Where the points of a page come to lie: turned, leaning, seen aslant, bent toward the fold, two on a sheet.
import { randomOf } from '#test/support/random.ts';
import type { Picture } from '#test/support/scan.ts';

type Source = (x: number, y: number) => [number, number];

/** The page seen through a map from new points to old ones; what lies outside has the ground's grey. */
function mapped(page: Picture, source: Source, ground: number): Picture {
  const { width, height } = page;
  const grey = Buffer.alloc(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = source(x, y);
      grey[y * width + x] = sampled(page, u, v, ground);
    }
  }
  return { ...page, grey };
}

function sampled({ width, height, grey }: Picture, u: number, v: number, ground: number): number {
  const [left, top] = [Math.floor(u), Math.floor(v)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return ground;
  const [du, dv, at] = [u - left, v - top, top * width + left];
  const upper = grey[at]! * (1 - du) + grey[at + 1]! * du;
  const lower = grey[at + width]! * (1 - du) + grey[at + width + 1]! * du;
  return upper * (1 - dv) + lower * dv;
}

/** Quarter turns clockwise. */
export function turned(page: Picture, quarters: 1 | 2 | 3): Picture {
  const { width, height } = page;
  const upright = quarters === 2;
  const [wide, high] = upright ? [width, height] : [height, width];
  const grey = Buffer.alloc(width * height);
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      let from: number;
      if (quarters === 1) from = (height - 1 - x) * width + y;
      else if (quarters === 2) from = (height - 1 - y) * width + (width - 1 - x);
      else from = x * width + (width - 1 - y);
      grey[y * wide + x] = page.grey[from]!;
    }
  }
  return { ...page, width: wide, height: high, grey };
}

export function leaning(page: Picture, degrees: number, ground = 255): Picture {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [mx, my] = [page.width / 2, page.height / 2];
  return mapped(page, (x, y) => [mx + (x - mx) * cos + (y - my) * sin, my - (x - mx) * sin + (y - my) * cos], ground);
}

/** Seen by a camera that is not quite above it, on a dark table. */
export function aslant(page: Picture, seed: number): Picture {
  const random = randomOf(seed);
  const { width, height } = page;
  const [near, side] = [(random() - 0.5) * 0.24, (random() - 0.5) * 0.16];
  const turn = (random() - 0.5) * 0.06;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return mapped(
    page,
    (x, y) => {
      const [a, b] = [(x / width - 0.5) * 1.12, (y / height - 0.5) * 1.12];
      const deep = 1 + side * a + near * b;
      const [c, d] = [(a * cos + (b * sin * height) / width) / deep, (b * cos - (a * sin * width) / height) / deep];
      return [(c + 0.5) * width, (d + 0.5) * height];
    },
    52,
  );
}

/** The leaf rises toward the fold: its lines bend there and its letters grow narrow. */
export function bent(page: Picture, seed: number, side: 'left' | 'right' = 'left'): Picture {
  const random = randomOf(seed);
  const { width, height, dpi } = page;
  const [rise, reach] = [(0.25 + random() * 0.3) * dpi, (2.2 + random() * 1.2) * dpi];
  const sense = random() < 0.5 ? -1 : 1;
  return mapped(
    page,
    (x, y) => {
      const fromFold = side === 'left' ? x : width - 1 - x;
      const near = Math.max(0, 1 - fromFold / reach);
      const squeeze = 0.28 * reach * near ** 3;
      // Above the lens' middle the lines bend one way, below it the other.
      const lift = rise * near ** 2 * (sense * 0.4 + (y / height - 0.5) * 1.2);
      return [x - (side === 'left' ? squeeze : -squeeze), y + lift];
    },
    255,
  );
}

/** Two pages of an open book on one sheet. */
export function sideBySide(left: Picture, right: Picture): Picture {
  const width = left.width + right.width;
  const height = Math.max(left.height, right.height);
  const grey = Buffer.alloc(width * height, 255);
  for (const [page, from] of [
    [left, 0],
    [right, left.width],
  ] as const) {
    for (let y = 0; y < page.height; y++) {
      page.grey.copy(grey, y * width + from, y * page.width, (y + 1) * page.width);
    }
  }
  return { width, height, grey, dpi: left.dpi };
}
