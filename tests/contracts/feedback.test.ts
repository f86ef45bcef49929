import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FeedbackList, PostDetail } from '#domain/feedback/feedback-post.ts';
import { systemWorkspaceId } from '#domain/feedback/system-workspace.ts';
import { postStatuses } from '#domain/post/post.ts';
import { verifyLogs } from '#server/backup/verify-logs.ts';
import { migrations } from '#server/db/migrations.ts';
import { sealedOfRows } from '#server/event-store/read-personal.ts';
import { verifyChain } from '#server/event-store/verify-chain.ts';
import { type Account, openSession } from '../fixtures/account.ts';
import { verifyAddress } from '../fixtures/verify-address.ts';
import { type FeedbackServer, feedbackServer } from './feedback-server.ts';

let board: FeedbackServer;
beforeAll(async () => {
  board = await feedbackServer();
});
afterAll(() => board?.close());

test('a post is on the board, once however often it is sent, and nobody learns who wrote it', async () => {
  const { call, list, read, openAccount } = board;
  const [ada, bea] = [await openAccount(), await openAccount()];
  const id = crypto.randomUUID();
  const words = { id, title: '  Export   the canvas ', body: 'As one PDF.' };
  const first = await call<PostDetail>(ada, '', words);
  const again = await call<PostDetail>(ada, '', words);
  expect([first.status, again.status, again.said]).toEqual([201, 201, first.said]);
  const shown = {
    ...{ id, title: 'Export the canvas', body: 'As one PDF.', tags: [], status: 'open', reply: '' },
    ...{ votes: 0, hasVoted: false, isMine: false, hasCommented: false, comments: 0 },
    ...{ writtenAt: first.said.writtenAt, statusAt: null, isHidden: false, isMerged: false, reports: 0 },
  };
  const { posts, next, isStaff } = await list(bea);
  expect([posts.filter((each) => each.id === id), next, isStaff]).toEqual([[shown], null, false]);
  expect(await read(ada, id)).toEqual({
    ...{ ...shown, isMine: true, isStaff: false },
    ...{ thread: [], editedAt: null, reasons: [], mergedInto: null, merged: [] },
  });
  const taken = await call<{ code: string }>(bea, '', { id, title: 'Mine', body: '' });
  expect([taken.status, taken.said.code]).toEqual([409, 'id-taken']);
});

test('only the signed in read the board, and only founders of their own posts edit them', async () => {
  const { call, post, read, url, openAccount } = board;
  const [ada, bea] = [await openAccount(), await openAccount()];
  const id = await post(ada, 'Dark charts');
  expect((await fetch(`${url}/api/v1/feedback`)).status).toBe(401);
  const edits = [await call(bea, `/${id}/edit`, { title: 'Mine now', body: '' })];
  edits.push(await call(ada, `/${id}/edit`, { title: ' ', body: '' }));
  edits.push(await call(ada, `/${id}/edit`, { title: 'Darker charts', body: 'Please.' }));
  expect(edits.map(({ status }) => status)).toEqual([404, 400, 200]);
  expect(await read(bea, id)).toMatchObject({ title: 'Darker charts', body: 'Please.', editedAt: expect.any(String) });
  expect((await call(ada, `/${crypto.randomUUID()}`)).status).toBe(404);
});

test('an account has one vote, however often, from however many devices, and whoever races', async () => {
  const { post, vote, votesOf, url, openAccount } = board;
  const [ada, bea] = [await openAccount(), await openAccount()];
  const phone = { ...bea, ...(await openSession(url, bea)) };
  const id = await post(ada, 'Keyboard shortcuts for the ledger');
  await Promise.all([ada, bea, phone, ada, bea, phone, ada].map((who) => vote(who, id)));
  expect([await votesOf(ada, id), await votesOf(phone, id)]).toEqual([
    [2, true],
    [2, true],
  ]);
  await Promise.all([vote(bea, id, false), vote(phone, id, false)]);
  expect([await votesOf(ada, id), await votesOf(bea, id)]).toEqual([
    [1, true],
    [1, false],
  ]);
});

test('comments are read in order, removed by whoever wrote them, and only by them', async () => {
  const { call, post, read, openAccount } = board;
  const [ada, bea] = [await openAccount(), await openAccount()];
  const id = await post(ada, 'Print the report');
  const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
  await call(bea, `/${id}/comments`, { id: one, text: ' On A4. ' });
  await call(bea, `/${id}/comments`, { id: one, text: ' On A4. ' });
  await call(ada, `/${id}/comments`, { id: two, text: 'And letter.' });
  const { thread, comments } = await read(ada, id);
  expect([comments, thread.map(({ text, isMine, isStaff }) => [text, isMine, isStaff])]).toEqual([
    2,
    [
      ['On A4.', false, false],
      ['And letter.', true, false],
    ],
  ]);
  expect((await call(ada, `/${id}/comments/${one}/remove`, {})).status).toBe(404);
  expect((await call(bea, `/${id}/comments/${one}/remove`, {})).status).toBe(200);
  expect((await read(ada, id)).thread.map(({ text }) => text)).toEqual(['And letter.']);
});

test('who has removed all their comments on a post has no part in it any more', async () => {
  const { call, post, list, openAccount } = board;
  const [ada, bea] = [await openAccount(), await openAccount()];
  const id = await post(ada, 'Print the report');
  const comments = [crypto.randomUUID(), crypto.randomUUID()];
  for (const each of comments) await call(bea, `/${id}/comments`, { id: each, text: 'On A4.' });
  const mine: unknown[] = [];
  for (const each of comments) {
    await call(bea, `/${id}/comments/${each}/remove`, {});
    mine.push((await list(bea, '?view=mine')).posts.map((found) => [found.title, found.comments, found.hasCommented]));
  }
  expect(mine).toEqual([[['Print the report', 1, true]], []]);
});

test('an id of a comment that two founders hit upon is of each', async () => {
  const { call, post, read, openAccount } = board;
  const [ada, bea] = [await openAccount(), await openAccount()];
  const [one, two] = [await post(ada, 'Larger thumbnails'), await post(bea, 'Smaller thumbnails')];
  const id = crypto.randomUUID();
  await call(ada, `/${one}/comments`, { id, text: 'On phones.' });
  await call(bea, `/${two}/comments`, { id, text: 'On desks.' });
  const texts = async (of: string) => (await read(ada, of)).thread.map(({ text }) => text);
  expect([await texts(one), await texts(two)]).toEqual([['On phones.'], ['On desks.']]);
});

test('only the verified addresses in STAFF_EMAILS answer, tag, merge and hide', async () => {
  const { call, post, list, read, staff, url, openAccount } = board;
  const ada = await openAccount();
  const id = await post(ada, 'A calculator for churn');
  const asked: readonly [string, object][] = [
    ['answer', { status: 'planned', reply: 'In March.' }],
    ['tags', { tags: ['Toolkit', ' toolkit ', 'Charts'] }],
    ['moderate', { commentId: null, hidden: true }],
    ['merge', { into: crypto.randomUUID() }],
  ];
  const statuses = async (who: Account) => {
    const answers = [];
    for (const [deed, body] of asked) answers.push((await call(who, `/${id}/${deed}`, body)).status);
    return answers;
  };
  expect(await statuses(ada)).toEqual([403, 403, 403, 403]);
  // Named, but nobody knows yet whether the address is theirs.
  expect([await statuses(staff), (await list(staff)).isStaff]).toEqual([[403, 403, 403, 403], false]);
  await verifyAddress(url, staff);
  const shown = (await list(staff)).isStaff;
  expect([shown, await statuses(staff)]).toEqual([true, [200, 200, 200, 404]]);
  expect((await call(ada, `/${id}`)).status).toBe(404);
  expect((await list(ada)).posts.some((each) => each.id === id)).toBe(false);
  await call(staff, `/${id}/moderate`, { commentId: null, hidden: false });
  const { status, reply, tags, statusAt } = await read(ada, id);
  expect([status, reply, tags, statusAt]).toEqual(['planned', 'In March.', ['toolkit', 'charts'], expect.any(String)]);
  const byStatus = await list(ada, '?status=planned&tag=toolkit');
  expect([byStatus.posts.map((each) => each.id), byStatus.tags]).toEqual([[id], ['charts', 'toolkit']]);
});

test('a post has each status that staff give it, with their reply, and is listed under that one alone', async () => {
  const { call, post, list, read, staff, openAccount } = board;
  const ada = await openAccount();
  const answers = postStatuses.map((status, n) => ({
    status,
    before: postStatuses.at(n - 1),
    reply: `Now ${status}.`,
  }));
  const ids: string[] = [];
  for (const { status, before, reply } of answers) {
    const id = await post(ada, `To be ${status}`);
    for (const answer of [
      { status: before, reply: 'Before.' },
      { status, reply },
    ])
      expect((await call(staff, `/${id}/answer`, answer)).status).toBe(200);
    ids.push(id);
  }
  const listed = await Promise.all(postStatuses.map((status) => list(ada, `?status=${status}&order=new`)));
  const shown = listed.map(({ posts }) =>
    posts.filter(({ id }) => ids.includes(id)).map(({ id, status, reply }) => [id, status, reply]),
  );
  expect(shown).toEqual(answers.map(({ status, reply }, n) => [[ids[n], status, reply]]));
  const posts = await Promise.all(ids.map((id) => read(ada, id)));
  expect(posts.map(({ status, reply, statusAt }) => ({ status, reply, statusAt }))).toEqual(
    answers.map(({ status, reply }) => ({ status, reply, statusAt: expect.any(String) })),
  );
  expect((await call(staff, `/${ids[0]}/answer`, { status: 'forgotten', reply: '' })).status).toBe(400);
  expect((await call(ada, '?status=forgotten')).status).toBe(400);
});

test('what was merged counts with the post, each account once, and is as before when it is unmerged', async () => {
  const { call, post, list, read, vote, votesOf, staff, openAccount } = board;
  const [ada, bea, cy] = [await openAccount(), await openAccount(), await openAccount()];
  const [one, two, three] = [
    await post(ada, 'Offline mode'),
    await post(bea, 'Work on a plane'),
    await post(cy, 'No network'),
  ];
  for (const [who, id] of [
    [ada, one],
    [bea, one],
    [bea, two],
    [cy, two],
    [cy, three],
  ] as const)
    await vote(who, id);
  const before = await Promise.all([one, two, three].map((id) => read(bea, id)));
  await call(staff, `/${three}/merge`, { into: two });
  await call(staff, `/${two}/merge`, { into: one });
  expect([await votesOf(bea, one), await votesOf(cy, one)]).toEqual([
    [3, true],
    [3, true],
  ]);
  expect((await list(ada)).posts.map(({ id }) => id)).not.toContain(two);
  expect((await read(ada, two)).mergedInto).toEqual({ id: one, title: 'Offline mode' });
  expect((await read(ada, one)).merged).toEqual([{ id: two, title: 'Work on a plane' }]);
  expect([(await vote(ada, two)).status, (await call(staff, `/${one}/merge`, { into: two })).status]).toEqual([
    409, 409,
  ]);
  expect((await list(ada, '?search=plane')).posts.map(({ id }) => id)).toEqual([one]);
  await call(staff, `/${two}/merge`, { into: null });
  await call(staff, `/${three}/merge`, { into: null });
  expect(await Promise.all([one, two, three].map((id) => read(bea, id)))).toEqual(before);
  // Whoever takes their vote back means the post as it is shown.
  await call(staff, `/${two}/merge`, { into: one });
  await vote(bea, one, false);
  expect(await votesOf(bea, one)).toEqual([2, false]);
});

test('reports reach the staff alone, count once an account, and are settled', async () => {
  const { call, post, list, read, staff, openAccount } = board;
  const [ada, bea, cy] = [await openAccount(), await openAccount(), await openAccount()];
  const id = await post(ada, 'Buy my pills');
  const comment = crypto.randomUUID();
  await call(ada, `/${id}/comments`, { id: comment, text: 'Cheap.' });
  for (const who of [bea, bea, cy]) await call(who, `/${id}/report`, { commentId: null, reason: 'spam' });
  await call(bea, `/${id}/report`, { commentId: comment, reason: 'spam' });
  expect((await list(ada, '?view=reported')).posts).toEqual([]);
  const reported = async () =>
    (await list(staff, '?view=reported')).posts.map((each) => [each.id, each.reports, each.isHidden]);
  expect([(await read(bea, id)).reports, await reported()]).toEqual([0, [[id, 3, false]]]);
  await call(staff, `/${id}/moderate`, { commentId: comment, hidden: true });
  expect((await read(bea, id)).thread).toEqual([]);
  await call(staff, `/${id}/moderate`, { commentId: null, hidden: true });
  expect([await reported(), (await call(bea, `/${id}`)).status]).toEqual([[[id, 0, true]], 404]);
  await call(staff, `/${id}/moderate`, { commentId: null, hidden: false });
});

test('staff see why each thing was reported, also on merged posts, and what is gone is reported no more', async () => {
  const { call, post, list, read, staff, openAccount } = board;
  const [ada, bea, cy] = [await openAccount(), await openAccount(), await openAccount()];
  const [above, id] = [await post(ada, 'Fewer pills'), await post(ada, 'More pills')];
  const [kept, gone] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const comment of [kept, gone]) await call(ada, `/${id}/comments`, { id: comment, text: 'Cheap.' });
  await call(staff, `/${id}/merge`, { into: above });
  const report = (who: Account, commentId: string | null, reason: string) =>
    call(who, `/${id}/report`, { commentId, reason });
  for (const [who, commentId, reason] of [
    [bea, kept, 'abuse'],
    [bea, gone, 'spam'],
    [cy, gone, 'other'],
  ] as const)
    await report(who, commentId, reason);
  const reported = async () =>
    (await list(staff, '?view=reported')).posts
      .filter((each) => [above, id].includes(each.id))
      .map((each) => [each.id, each.isMerged, each.reports]);
  expect(await reported()).toEqual([[id, true, 3]]);
  const why = async (who: Account) => {
    const { reasons, thread } = await read(who, id);
    return [reasons, thread.map((comment) => [comment.id, comment.reports, comment.reasons])];
  };
  const [abuse, spam, other] = ['abuse', 'spam', 'other'].map((reason) => ({ reason, count: 1 }));
  expect([await why(staff), await why(ada)]).toEqual([
    [
      [],
      [
        [kept, 1, [abuse]],
        [gone, 2, [spam, other]],
      ],
    ],
    [
      [],
      [
        [kept, 0, []],
        [gone, 0, []],
      ],
    ],
  ]);
  await report(bea, null, 'spam');
  await report(cy, null, 'spam');
  expect((await why(staff))[0]).toEqual([{ reason: 'spam', count: 2 }]);
  await call(staff, `/${id}/moderate`, { commentId: null, hidden: false });
  await call(ada, `/${id}/comments/${gone}/remove`, {});
  expect([await reported(), await why(staff)]).toEqual([[[id, true, 1]], [[], [[kept, 1, [abuse]]]]]);
  await call(staff, `/${id}/moderate`, { commentId: kept, hidden: false });
  expect(await reported()).toEqual([]);
});

test('reports of comments that were removed before are counted no more', async () => {
  const { call, post, list, staff, openAccount, db } = board;
  const [ada, bea] = [await openAccount(), await openAccount()];
  const id = await post(ada, 'Older pills');
  const comment = crypto.randomUUID();
  await call(ada, `/${id}/comments`, { id: comment, text: 'Cheap.' });
  await call(bea, `/${id}/report`, { commentId: comment, reason: 'spam' });
  await call(bea, `/${id}/report`, { commentId: null, reason: 'spam' });
  await call(ada, `/${id}/comments/${comment}/remove`, {});
  const reports = async () => (await list(staff, '?view=reported')).posts.find((each) => each.id === id)?.reports;
  await sql`UPDATE feedback_posts SET reports = 2 WHERE post_id = ${id}`.execute(db);
  await migrations['0094-reports-of-posts']?.up(db as never);
  expect(await reports()).toBe(1);
  await call(staff, `/${id}/moderate`, { commentId: null, hidden: false });
  await sql`UPDATE feedback_posts SET reports = 2 WHERE post_id = ${id}`.execute(db);
  await migrations['0094-reports-of-posts']?.up(db as never);
  expect(await reports()).toBeUndefined();
});

test('a post that is merged into a hidden one stays merged, and only staff learn into which', async () => {
  const { call, post, read, vote, staff, openAccount } = board;
  const ada = await openAccount();
  const [above, id] = [await post(ada, 'Hidden soon'), await post(ada, 'Merged before')];
  await call(staff, `/${id}/merge`, { into: above });
  await call(staff, `/${above}/moderate`, { commentId: null, hidden: true });
  const shown = async (who: Account) => {
    const { isMerged, mergedInto } = await read(who, id);
    return [isMerged, mergedInto];
  };
  expect([await shown(ada), await shown(staff), (await vote(ada, id)).status]).toEqual([
    [true, null],
    [true, { id: above, title: 'Hidden soon' }],
    409,
  ]);
});

test('the board is paged by votes and by time, without a gap or a repetition', async () => {
  const { call, post, list, vote, staff, openAccount, db } = board;
  const ada = await openAccount();
  const [first, second] = [await post(ada, 'Paged wish'), await post(ada, 'Another paged wish')];
  await vote(ada, first);
  const rows = await sql<{ id: string }>`
    INSERT INTO feedback_posts
    SELECT (jsonb_populate_record(p, jsonb_build_object(
      'post_id', gen_random_uuid(),
      'written_at', p.written_at - n % 50 * interval '1 second',
      'voters', CASE WHEN n % 3 = 0 THEN jsonb_build_array(gen_random_uuid()) ELSE '[]' END
    ))).*
    FROM feedback_posts AS p, generate_series(1, 58) AS n WHERE p.post_id = ${second}
    RETURNING post_id AS id`.execute(db);
  const many = [...rows.rows.map(({ id }) => id), first, second];
  for (const order of ['votes', 'new']) {
    const seen: FeedbackList['posts'][number][] = [];
    let after = '';
    do {
      const page = await list(ada, `?order=${order}&after=${after}`);
      seen.push(...page.posts);
      after = page.next ?? '';
    } while (after !== '');
    const ids = seen.map(({ id }) => id);
    expect([new Set(ids).size, many.filter((id) => !ids.includes(id))]).toEqual([ids.length, []]);
    const by = seen.map(({ votes, writtenAt }) => (order === 'votes' ? votes : Date.parse(writtenAt)));
    expect(by).toEqual(by.toSorted((a, b) => b - a));
  }
  // What was answered last comes first, in whatever order it was written.
  const answered = many.slice(-55);
  await sql`
    UPDATE feedback_posts AS p SET status = 'done', status_at = now() - interval '1 hour' + n * interval '1 second'
    FROM unnest(${answered.slice(0, -2)}::uuid[]) WITH ORDINALITY AS given (id, n) WHERE p.post_id = given.id`.execute(
    db,
  );
  for (const id of [first, second])
    expect((await call(staff, `/${id}/answer`, { status: 'done', reply: `Done: ${id}` })).status).toBe(200);
  const done = '?status=done&order=answered';
  const page = await list(ada, done);
  const rest = await list(ada, `${done}&after=${page.next}`);
  const shown = [...page.posts, ...rest.posts].map(({ id }) => id);
  expect(shown.filter((id) => many.includes(id))).toEqual(answered.toReversed());
  expect((await list(ada, '?after=nonsense')).posts).toHaveLength(50);
});

test('a deleted account leaves neither a word nor a vote nor its name, and the log still verifies', async () => {
  const { call, post, read, vote, votesOf, remove, db, pool, url, openAccount } = board;
  const [ada, bea] = [await openAccount(), await openAccount()];
  const [mine, theirs] = [await post(ada, 'Forget this sentence', 'And this one.'), await post(bea, 'Stays')];
  await vote(ada, theirs);
  await vote(bea, theirs);
  await vote(bea, mine);
  await call(ada, `/${theirs}/comments`, { id: crypto.randomUUID(), text: 'Forget this remark' });
  const { member, accountId } = await board.memberOf(ada);
  const exported = await fetch(`${url}/api/user/me/export`, {
    headers: { authorization: `Bearer ${ada.accessToken}` },
  });
  expect(((await exported.json()) as { feedback: unknown }).feedback).toEqual({
    posts: [{ id: mine, title: 'Forget this sentence', body: 'And this one.', writtenAt: expect.any(String) }],
    comments: [{ postId: theirs, text: 'Forget this remark', writtenAt: expect.any(String) }],
    votes: [theirs],
  });
  await remove(ada);
  expect((await call(bea, `/${mine}`)).status).toBe(404);
  await expect.poll(() => votesOf(bea, theirs)).toEqual([1, true]);
  expect((await read(bea, theirs)).thread).toEqual([]);
  const { rows } = await sql<{ row: string }>`
    SELECT row_to_json(events)::text AS row FROM events WHERE workspace_id = ${systemWorkspaceId}
    UNION ALL SELECT row_to_json(personal)::text FROM personal WHERE workspace_id = ${systemWorkspaceId}
    UNION ALL SELECT row_to_json(feedback_posts)::text FROM feedback_posts
    UNION ALL SELECT row_to_json(commands)::text FROM commands`.execute(db);
  const all = rows.map(({ row }) => row).join('\n');
  expect(['Forget this', 'And this one', accountId].filter((word) => all.includes(word))).toEqual([]);
  const tables = await sql<{
    row: string;
  }>`SELECT row_to_json(feedback_posts)::text AS row FROM feedback_posts`.execute(db);
  expect(tables.rows.filter(({ row }) => row.includes(member))).toEqual([]);
  const log = await db
    .selectFrom('events')
    .selectAll()
    .where('workspace_id', '=', systemWorkspaceId)
    .orderBy('position')
    .execute();
  expect(verifyChain(await sealedOfRows(pool, log))).toBeUndefined();
  expect((await db.transaction().execute((trx) => verifyLogs(trx))).broken).toEqual([]);
});

test('of posts that were merged, what is left stays when whoever wrote the other is gone', async () => {
  const { call, post, read, staff, openAccount, remove } = board;
  const [ada, bea] = [await openAccount(), await openAccount()];
  const [above, below] = [await post(ada, 'Import a spreadsheet'), await post(ada, 'Read a table')];
  const [into, from] = [await post(bea, 'Import a CSV'), await post(bea, 'Import columns')];
  await call(staff, `/${from}/merge`, { into: above });
  await call(staff, `/${below}/merge`, { into });
  expect([(await read(bea, from)).mergedInto, (await read(bea, into)).merged]).toEqual([
    { id: above, title: 'Import a spreadsheet' },
    [{ id: below, title: 'Read a table' }],
  ]);
  await remove(ada);
  await expect.poll(async () => (await read(bea, from)).mergedInto).toBeNull();
  expect((await read(bea, into)).merged).toEqual([]);
});
