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
    ['No stale ideas', 'Every active idea has changed in the last 30 days.', 'Show all ideas'],
    [
      'No matching ideas',
      'Try other words, fewer tags, or another status. Archived ideas have their own list.',
      'Show all ideas',
    ],
  ]);
});
