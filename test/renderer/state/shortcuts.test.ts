import { describe, expect, test } from 'vitest';
import { isShortcut, keysText, SHORTCUTS, type ShortcutName } from '#renderer/state/shortcuts.ts';

const pressed = (key: string, held: readonly ('Ctrl' | 'Meta' | 'Shift' | 'Alt')[] = []) => ({
  key,
  ctrlKey: held.includes('Ctrl'),
  metaKey: held.includes('Meta'),
  shiftKey: held.includes('Shift'),
  altKey: held.includes('Alt'),
});

describe('shortcuts', () => {
  test.each([
    ['palette', pressed('k', ['Ctrl']), true],
    ['palette', pressed('K', ['Meta']), true],
    ['palette', pressed('k'), false],
    ['palette', pressed('k', ['Ctrl', 'Shift']), false],
    ['palette', pressed('k', ['Ctrl', 'Alt']), false],
    ['shortcuts', pressed('?', ['Shift']), true],
    ['shortcuts', pressed('?'), true],
    ['shortcuts', pressed('?', ['Ctrl']), false],
    ['redo', pressed('y', ['Ctrl']), true],
    ['redo', pressed('Z', ['Ctrl', 'Shift']), true],
    ['undo', pressed('Z', ['Ctrl', 'Shift']), false],
    ['library_toggle', pressed(' '), true],
    ['figure_nearer', pressed('+', ['Shift']), true],
    ['settings', pressed(',', ['Ctrl']), true],
    ['calls_split', pressed('/'), true],
    ['calls_join', pressed('&', ['Shift']), true],
    ['calls_keep', pressed('Enter', ['Shift']), false],
    ['calls_keep_up', pressed('Enter', ['Shift']), true],
    ['library_extend', pressed('End', ['Shift']), true],
    ['library_move', pressed('End', ['Shift']), false],
  ] as const)('%s by %o: %s', (name, event, meant) => {
    expect(isShortcut(name, event)).toBe(meant);
  });

  test('are spelled as they stand on the keyboard of the machine', () => {
    expect(keysText('Mod+Shift+Z', false)).toBe('Ctrl+Shift+Z');
    expect(keysText('Mod+K', true)).toBe('⌘K');
    expect(keysText('Shift+ArrowUp', false)).toBe('Shift+↑');
    expect(keysText('+', false)).toBe('+');
  });

  test('no key means two things everywhere', () => {
    const names = Object.keys(SHORTCUTS) as ShortcutName[];
    const keys = names.filter((name) => SHORTCUTS[name].place === 'Everywhere').flatMap((name) => SHORTCUTS[name].keys);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
