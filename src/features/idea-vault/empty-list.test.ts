import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmptyList } from './EmptyList.tsx';

test('where nothing is stale it says why, and not what else to look for', () => {
  const around = { isComplete: true, isOffline: false, archived: false, onClear: () => {}, offer: null };
  const textOf = (isOnlyStale: boolean) =>
    renderToStaticMarkup(createElement(EmptyList, { ...around, isOnlyStale }))
      .split(/<[^>]+>/)
      .filter((text) => text !== '');
  expect([textOf(true), textOf(false)]).toEqual([
    ['No idea is stale', 'All that are not paused, killed or archived were changed within 30 days.', 'Show all ideas'],
    [
      'No idea fits',
      'Other words, fewer tags or another status may bring it up. Archived ideas are listed on their own.',
      'Show all ideas',
    ],
  ]);
});
