import { expect, test } from 'vitest';
import { dismissPromise, isPromiseDismissed } from './old-promise-storage.ts';
import { safeStorage } from './safe-storage.ts';

const noStorage = () =>
  safeStorage(() => {
    throw new Error('storage is forbidden');
  });

const pages = ['bread', 'rolls'].flatMap((pageId) => ['d1', 'd2'].map((decisionId) => ({ pageId, decisionId })));
const shownTo = (storage: ReturnType<typeof noStorage>, account: string) =>
  pages
    .filter((page) => !isPromiseDismissed(storage, account, page))
    .map(({ pageId, decisionId }) => `${pageId} after ${decisionId}`);

test('what is dismissed of one page after one pivot says nothing of another page, pivot or account', () => {
  const storage = noStorage();
  const all = ['bread after d1', 'bread after d2', 'rolls after d1', 'rolls after d2'];
  const shown = [shownTo(storage, 'ada')];
  dismissPromise(storage, 'ada', { pageId: 'bread', decisionId: 'd1' });
  shown.push(shownTo(storage, 'ada'));
  dismissPromise(storage, 'ada', { pageId: 'rolls', decisionId: 'd2' });
  shown.push(shownTo(storage, 'ada'), shownTo(storage, 'bob'));
  expect(shown).toEqual([
    all,
    ['bread after d2', 'rolls after d1', 'rolls after d2'],
    ['bread after d2', 'rolls after d1'],
    all,
  ]);
});

test('what is none of ours dismisses nothing', () => {
  const storage = noStorage();
  storage.set('groundwork-old-promises:ada', '{"bread d1":true}');
  expect(shownTo(storage, 'ada')).toHaveLength(4);
});
