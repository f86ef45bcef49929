import { expect, test } from 'vitest';
import { aCanvas, aNode } from '../../../../tests/fixtures/a-canvas.ts';
import { nextNote, noteWithin } from './next-note.ts';

test('the next note is as wide as the one before, below it and below all that lies there but frames', () => {
  const before = { x: 100, y: 100, width: 200, height: 160 };
  const canvas = aCanvas([
    aNode({ id: 'first', x: 100, y: 100, height: 160 }),
    aNode({ id: 'met', x: 250, y: 300 }),
    aNode({ id: 'frame', kind: 'frame', width: 900, height: 900 }),
    aNode({ id: 'apart', x: 900, y: 276 }),
    aNode({ id: 'gone', x: 100, y: 420, removed: true }),
  ]);
  const note = { id: 'n', kind: 'note', x: 100, width: 200, height: 160 };
  expect(nextNote(canvas, before, 'n', 160)).toEqual({ ...note, y: 300 + 96 + 16 });
  expect(nextNote(undefined, before, 'n', 160)).toEqual({ ...note, y: 100 + 160 + 16 });
});

test('the first note in a section lies below its title, the next one below that', () => {
  const section = aNode({ id: 'section', kind: 'section', x: 10, y: 20, width: 280, height: 480 });
  const first = { id: 'n', kind: 'note', x: 22, y: 68, width: 256, height: 64 };
  expect(noteWithin(aCanvas([section]), section, 'n')).toEqual(first);
  const there = aNode({ id: 'there', x: 22, y: 68, width: 256, height: 64, parent: 'section' });
  expect(noteWithin(aCanvas([section, there]), section, 'n')).toEqual({ ...first, y: 68 + 64 + 16 });
});
