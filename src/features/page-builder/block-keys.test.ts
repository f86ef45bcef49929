import { expect, test } from 'vitest';
import { blockKey } from './block-keys.ts';

/** The calls that a key leads to, "nothing" if it is no key of a block. */
function calledBy(key: string, held: object = {}): readonly string[] {
  const called: string[] = [];
  const act = blockKey(
    { key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...held },
    {
      onMove: (direction) => called.push(direction),
      onOpen: () => called.push('open'),
      onRemove: () => called.push('remove'),
      onAdd: () => called.push('add'),
      onLeave: () => called.push('leave'),
    },
  );
  act?.();
  return act ? called : ['nothing'];
}

test('keys open, remove, add behind and leave a block, and with Alt they move it', () => {
  expect(['Enter', 'Delete', 'Backspace', '/', 'Escape', 'ArrowUp'].map((key) => calledBy(key))).toEqual([
    ...[['open'], ['remove'], ['remove'], ['add'], ['leave'], ['nothing']],
  ]);
  const moved = ['ArrowUp', 'ArrowDown', 'Home', 'End', 'Enter'].map((key) => calledBy(key, { altKey: true }));
  expect(moved).toEqual([['up'], ['down'], ['first'], ['last'], ['nothing']]);
});

test('with Shift, Control or Meta they are the browser’s', () => {
  const held = [{ shiftKey: true }, { ctrlKey: true }, { metaKey: true }, { altKey: true, ctrlKey: true }];
  expect(held.map((each) => [...calledBy('Delete', each), ...calledBy('ArrowUp', each)])).toEqual(
    held.map(() => ['nothing', 'nothing']),
  );
});
