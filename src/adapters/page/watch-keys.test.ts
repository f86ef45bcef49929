import { expect, test, vi } from 'vitest';
import { type KeyPress, watchKeys } from './watch-keys.ts';

/** Enough of an element for `closest`. */
class FakeElement {
  readonly selectors: string;
  constructor(selectors = '') {
    this.selectors = selectors;
  }
  closest(list: string): FakeElement | null {
    return this.selectors !== '' && list.split(', ').includes(this.selectors) ? this : null;
  }
}

/** Returns the key presses that are heard of one press, and whether it is kept from the browser. */
function press(init: object, on = new FakeElement()) {
  vi.stubGlobal('Element', FakeElement);
  const root = new EventTarget();
  const heard: KeyPress[] = [];
  const stop = watchKeys(root as Document, (each) => heard.push(each) > 0);
  const event = Object.assign(new Event('keydown', { cancelable: true }), { ctrlKey: false, metaKey: false, ...init });
  Object.defineProperty(event, 'target', { value: on });
  root.dispatchEvent(event);
  stop();
  vi.unstubAllGlobals();
  return { heard, isKept: event.defaultPrevented };
}

test.each([
  [{ key: 'c' }, { key: 'C', isTaken: false }],
  [
    { key: '?', shiftKey: true },
    { key: '?', isTaken: false },
  ],
  [
    { key: 'k', ctrlKey: true },
    { key: 'Mod+K', isTaken: false },
  ],
  [
    { key: 'K', metaKey: true },
    { key: 'Mod+K', isTaken: false },
  ],
  [
    { key: 'Z', ctrlKey: true, shiftKey: true },
    { key: 'Mod+Shift+Z', isTaken: false },
  ],
  [
    { key: '?', ctrlKey: true, shiftKey: true },
    { key: 'Mod+?', isTaken: false },
  ],
])('%o is heard', (init, heard) => {
  expect(press(init)).toEqual({ heard: [heard], isKept: true });
});

test.each([
  { key: 'Shift', shiftKey: true },
  { key: 'ArrowDown' },
  { key: 'c', altKey: true },
  { key: 'c', repeat: true },
  { key: 'c', isComposing: true },
])('%o is none of ours', (init) => {
  expect(press(init)).toEqual({ heard: [], isKept: false });
});

test('a key in a field is taken, a chord there is not, and a dialog takes both', () => {
  const isTaken = (init: object, selectors: string) => press(init, new FakeElement(selectors)).heard[0]?.isTaken;
  const chord = { key: 'k', ctrlKey: true };
  expect([isTaken({ key: 'c' }, 'input'), isTaken(chord, 'input')]).toEqual([true, false]);
  expect([isTaken({ key: 'c' }, '[role=dialog]'), isTaken(chord, '[role=dialog]')]).toEqual([true, true]);
});
