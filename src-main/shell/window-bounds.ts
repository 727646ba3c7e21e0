// Where the window stood last: kept in the data folder, and never off every screen.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserWindow, Rectangle } from 'electron';
import { z } from 'zod';

const WindowBounds = z.object({
  x: z.int(),
  y: z.int(),
  width: z.int().min(640),
  height: z.int().min(480),
  maximized: z.boolean(),
});
export type WindowBounds = z.infer<typeof WindowBounds>;

export const DEFAULT_SIZE = { width: 1440, height: 900 } as const;

/** The remembered bounds, when at least a corner of them still lies on a screen. */
export function findBounds(dataDir: string, screens: readonly Rectangle[]): WindowBounds | null {
  try {
    const bounds = WindowBounds.parse(JSON.parse(readFileSync(fileOf(dataDir), 'utf8')));
    return screens.some((screen) => overlaps(screen, bounds)) ? bounds : null;
  } catch {
    // First start, or a file that no longer reads: the window opens at its usual size.
    return null;
  }
}

/** Remembers the window's bounds when it closes. */
export function rememberBounds(window: BrowserWindow, dataDir: string): void {
  window.on('close', () => {
    const bounds: WindowBounds = { ...window.getNormalBounds(), maximized: window.isMaximized() };
    writeFileSync(fileOf(dataDir), JSON.stringify(bounds), { mode: 0o600 });
  });
}

function fileOf(dataDir: string): string {
  return join(dataDir, 'window.json');
}

function overlaps(screen: Rectangle, bounds: WindowBounds): boolean {
  const margin = 80;
  return (
    bounds.x < screen.x + screen.width - margin &&
    bounds.x + bounds.width > screen.x + margin &&
    bounds.y < screen.y + screen.height - margin &&
    bounds.y + margin > screen.y
  );
}
