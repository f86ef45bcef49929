import { expect, test } from 'vitest';
import { canvasKeys, intentOf } from './canvas-keys.ts';
import { type KeyStroke, keysOf } from './keys-of.ts';

const press = (key: string, code: string, held: Partial<KeyStroke> = {}): string | null =>
  keysOf({ key, code, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held });

test.each<[string, string | null]>([
  [press('v', 'KeyV') ?? '', 'V'],
  [press('м', 'KeyV') ?? '', 'V'],
  [press('!', 'Digit1', { shiftKey: true }) ?? '', 'Shift+1'],
  [press('à', 'Digit0', { ctrlKey: true }) ?? '', 'Mod+0'],
  [press('Z', 'KeyZ', { metaKey: true, shiftKey: true }) ?? '', 'Mod+Shift+Z'],
  [press('?', 'Slash', { shiftKey: true }) ?? '', '?'],
  [press('ArrowLeft', 'ArrowLeft', { ctrlKey: true }) ?? '', 'Mod+Left'],
  [press('Tab', 'Tab', { shiftKey: true }) ?? '', 'Shift+Tab'],
  [press(' ', 'Space') ?? '', 'Space'],
])('%s', (keys, expected) => {
  expect(keys).toBe(expected);
});

test('Alt belongs to the keyboard', () => {
  expect(press('[', 'Digit8', { altKey: true })).toBeNull();
  expect(press('F10', 'F10', { altKey: true })).toBe('Alt+F10');
});

test('no two rows share their keys', () => {
  const all = canvasKeys.flatMap(({ keys, otherKeys = [] }) => [keys, ...otherKeys]);
  expect(all.filter((keys, index) => all.indexOf(keys) !== index)).toEqual([]);
});

test('the keys that were promised', () => {
  const promised = {
    V: { kind: 'tool', tool: 'select' },
    H: { kind: 'tool', tool: 'hand' },
    R: { kind: 'tool', tool: 'rectangle' },
    O: { kind: 'tool', tool: 'ellipse' },
    A: { kind: 'tool', tool: 'arrow' },
    L: { kind: 'tool', tool: 'line' },
    T: { kind: 'tool', tool: 'text' },
    N: { kind: 'tool', tool: 'note' },
    F: { kind: 'tool', tool: 'frame' },
    'Shift+1': { kind: 'look', at: 'everything' },
    'Shift+2': { kind: 'look', at: 'selection' },
    'Mod+0': { kind: 'look', at: 'full-size' },
    'Mod+Z': { kind: 'undo' },
    'Mod+Shift+Z': { kind: 'redo' },
    'Mod+Y': { kind: 'redo' },
    'Mod+D': { kind: 'change', change: { kind: 'copied', dx: 24, dy: 24 } },
    'Mod+G': { kind: 'change', change: { kind: 'grouped' } },
    Enter: { kind: 'write' },
    Escape: { kind: 'escape' },
    Tab: { kind: 'walk', to: 'next' },
    'Shift+Tab': { kind: 'walk', to: 'previous' },
    Left: { kind: 'nudge', dx: -4, dy: 0 },
    'Shift+Down': { kind: 'nudge', dx: 0, dy: 24 },
    'Mod+Up': { kind: 'grow', side: 'top' },
  };
  expect(Object.fromEntries(Object.keys(promised).map((keys) => [keys, intentOf(keys)]))).toEqual(promised);
});
