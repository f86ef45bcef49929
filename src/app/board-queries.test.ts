import type { InfiniteData } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { local } from '#adapters/storage/local.ts';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import type { FeedbackList, PostDetail } from '#domain/feedback/feedback-post.ts';
import type { BoardQuery } from '#features/feedback/feedback-queries.ts';
import { boardQueries } from './board-queries.ts';
import { queryClient } from './query-client.ts';

const id = '0b0e6f0a-5d7d-4a53-9f3a-1c0e3a1f7a01';
const post: PostDetail = {
  ...{ id, title: 'Dark charts', body: '', tags: [], status: 'open', reply: '', votes: 1, hasVoted: false },
  ...{ isMine: false, hasCommented: false, comments: 0, writtenAt: '2026-11-26T10:00:00.000Z', statusAt: null },
  ...{
    isHidden: false,
    isMerged: false,
    reports: 0,
    reasons: [],
    thread: [],
    editedAt: null,
    mergedInto: null,
    merged: [],
    isStaff: false,
  },
};
/** Its tag tells which request it answers. */
const listAt = (path: string): FeedbackList => ({ posts: [], next: 'more', tags: [path], isStaff: false });

beforeEach(() => {
  local.clear();
  queryClient.clear();
});

/** The board of one account after a start; `answers` are given to requests for the post, a post or a failure. */
function board({ answers = [post] as readonly object[], mayKeep = true } = {}) {
  const left = [...answers];
  const call = (async (path: string) => {
    if (!path.endsWith(`/${id}`)) return listAt(path);
    const answer = left.shift();
    if (!answer || 'kind' in answer) throw answer;
    return answer;
  }) as unknown as AuthorisedCall;
  const { list, post: one, tellChanged } = boardQueries({ accountId: 'ada', call, mayKeep: () => mayKeep });
  type Run<Given> = (context: { readonly pageParam?: string }) => Promise<Given>;
  return {
    tellChanged,
    readList: (query: BoardQuery, pageParam?: string) =>
      (list(query).queryFn as Run<FeedbackList>)(pageParam === undefined ? {} : { pageParam }),
    keptList: (query: BoardQuery) => (list(query).initialData as undefined | (() => InfiniteData<FeedbackList>))?.(),
    readPost: () => (one(id).queryFn as Run<PostDetail>)({}),
    keptPost: () => (one(id).initialData as () => PostDetail | undefined)(),
  };
}

const pages = (path: string) => ({ pages: [{ ...listAt(path), next: null }], pageParams: [undefined] });

test('the board, the roadmap and the own activity are found after a start, each as it was read', async () => {
  const queries: readonly BoardQuery[] = [
    { status: undefined, tag: undefined, order: undefined },
    { status: 'planned' },
    { status: 'started' },
    { status: 'done', order: 'answered' },
    { view: 'mine', order: 'new' },
  ];
  for (const query of queries) await board().readList(query);
  expect(queries.map((query) => board().keptList(query))).toEqual([
    pages('/api/v1/feedback'),
    pages('/api/v1/feedback?status=planned'),
    pages('/api/v1/feedback?status=started'),
    pages('/api/v1/feedback?status=done&order=answered'),
    pages('/api/v1/feedback?view=mine&order=new'),
  ]);
});

test('what is searched or filtered, reports, further pages, and what is read while signing out are not kept', async () => {
  const queries: readonly BoardQuery[] = [
    { search: 'dark' },
    { tag: 'print' },
    { status: 'planned', tag: 'print' },
    { order: 'new' },
    { status: 'open' },
    { status: 'declined' },
    { view: 'reported', order: 'new' },
  ];
  for (const query of queries) await board().readList(query);
  await board().readList({}, 'more');
  await board({ mayKeep: false }).readList({});
  expect([{}, ...queries].map((query) => board().keptList(query))).toEqual(Array(8).fill(undefined));
});

test('a post is kept once it was opened, and follows what is told of it', async () => {
  const changed = { ...post, votes: 2 };
  board().tellChanged(post);
  expect(board().keptPost()).toBeUndefined();
  await board({ mayKeep: false }).readPost();
  expect(board().keptPost()).toBeUndefined();
  await board().readPost();
  expect(board().keptPost()).toEqual(post);
  board().tellChanged(changed);
  board({ mayKeep: false }).tellChanged(post);
  expect(board().keptPost()).toEqual(changed);
});

test('a post that is gone is kept no longer; one that cannot be read is', async () => {
  await board().readPost();
  const refused = (status: number) => ({ kind: 'refused', status, code: 'x', message: 'No.' });
  const failing = board({ answers: [{ kind: 'no-answer' }, refused(503), refused(404)] });
  const kept: unknown[] = [];
  for (let n = 0; n < 3; n++) {
    await failing.readPost().catch(() => {});
    kept.push(board().keptPost());
  }
  expect(kept).toEqual([post, post, undefined]);
});
