import { expect, test } from 'vitest';
import { doesBrowserObject } from './does-browser-object.ts';

test.each([
  [{}, false],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: 'yes' }, true],
  [{ doNotTrack: null, globalPrivacyControl: true }, true],
])('%j: %s', (signals, objects) => {
  expect(doesBrowserObject(signals)).toBe(objects);
});
