import { expect, test } from 'vitest';
import { readCanvasView, writeCanvasView } from './canvas-view-storage.ts';
import { readIsChecklistPutAway, writeIsChecklistPutAway } from './checklist-storage.ts';
import { readCurrentProject, writeCurrentProject } from './current-project-storage.ts';
import { readIsRailCollapsed, writeIsRailCollapsed } from './rail-storage.ts';
import { safeStorage } from './safe-storage.ts';
import { readHasSingleKeys, writeHasSingleKeys } from './single-keys-storage.ts';

const noStorage = () =>
  safeStorage(() => {
    throw new Error('storage is forbidden');
  });

test('the rail is wide until it was collapsed', () => {
  const storage = noStorage();
  const seen = [readIsRailCollapsed(storage)];
  for (const isCollapsed of [true, false]) {
    writeIsRailCollapsed(storage, isCollapsed);
    seen.push(readIsRailCollapsed(storage));
  }
  expect(seen).toEqual([false, true, false]);
});

test('single keys count until they were turned off', () => {
  const storage = noStorage();
  const seen = [readHasSingleKeys(storage)];
  for (const on of [false, true]) {
    writeHasSingleKeys(storage, on);
    seen.push(readHasSingleKeys(storage));
  }
  expect(seen).toEqual([true, false, true]);
});

test('the current project and the first steps are each account’s own', () => {
  const storage = noStorage();
  writeCurrentProject(storage, 'ada', 'p');
  writeIsChecklistPutAway(storage, 'ada', true);
  const seen = () =>
    ['ada', 'ben'].map((who) => [readCurrentProject(storage, who), readIsChecklistPutAway(storage, who)]);
  expect(seen()).toEqual([
    ['p', true],
    [null, false],
  ]);
  writeIsChecklistPutAway(storage, 'ada', false);
  expect(seen()).toEqual([
    ['p', false],
    [null, false],
  ]);
});

test('each canvas is looked at as it was left, unless what is kept is damaged', () => {
  const storage = noStorage();
  const view = { seen: { x: -1.5, y: 20, width: 800, height: 600 }, zoom: 0.5 };
  const seen = [readCanvasView(storage, 'p')];
  writeCanvasView(storage, 'p', view);
  seen.push(readCanvasView(storage, 'p'), readCanvasView(storage, 'other'));
  storage.set('groundwork-canvas-view:p', '1 2 NaN 4');
  seen.push(readCanvasView(storage, 'p'));
  expect(seen).toEqual([null, view, null, null]);
});
