import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminContext } from '#server/admin/admin-action.ts';
import { pagesAction } from '#server/admin/pages-action.ts';
import { isBanned } from '#server/published/publishing-bans.ts';
import { yesNo } from '../fixtures/a-survey.ts';
import { type PublishedApp, startPublishedApp } from '../fixtures/published-app.ts';
import { aContent } from '../fixtures/published-page.ts';
import { aPublishedSurvey } from './survey-guest.ts';

let app: PublishedApp;
const now = new Date('2026-03-01T12:00:00.000Z');
beforeAll(async () => {
  app = await startPublishedApp({ clock: () => now });
});
afterAll(async () => app?.stop());

const title = aContent().title;
const noOptions = { end: false, remove: undefined, yes: false, account: undefined };

test('a founder who is banned publishes nothing more, and what they have published is closed until it is put back', async () => {
  const recorded: unknown[] = [];
  // There is an identity provider, and no mail server.
  const settings = { firebase: {} };
  const record = (event: object) => recorded.push(event);
  const context = { db: app.db, now, record, settings } as unknown as AdminContext;
  const act = async (...words: string[]) => {
    const answer = await pagesAction(context, words, noOptions).catch(({ message }: Error) => ({ text: message }));
    return answer?.text;
  };
  await app.publish('one');
  await app.publish('two');
  // Of another founder.
  const other = randomUUID();
  await app.db.insertInto('workspaces').values({ id: other }).execute();
  const theirs = await app.publish('theirs');
  await app.db.updateTable('published_pages').set({ workspace_id: other }).where('page_id', '=', theirs).execute();
  const questions = [{ id: 'own', kind: 'one-of', title: 'Do you own a bakery?', options: yesNo }];
  const { surveyId } = await aPublishedSurvey(app, () => now, questions);
  const page = `page-${randomUUID()}`;
  const send = async (type: string, data: object = {}) => {
    const by = { kind: 'founder', id: app.workspaceId } as const;
    const actor = { workspaceId: app.workspaceId, by, device: 'test', hasVerifiedAddress: true };
    const command = { id: randomUUID(), type, stream: page, data: data as never, at: now.toISOString() };
    const [result] = await app.eventStore.execute({ ...actor, isBanned: await isBanned(app.db, app.workspaceId) }, [
      command,
    ]);
    return result?.status === 'rejected' ? result.reason : result?.status;
  };
  const form = { id: 'form', kind: 'form', parent: null, fields: { consent: 'I agree.' } };
  await send('CreatePage', { projectId: app.projectId, title: 'Three', template: { blocks: [form] } });
  const statuses = () =>
    Promise.all(['/p/one', '/p/two', `/s/${surveyId}`].map(async (path) => (await fetch(app.origin + path)).status));
  expect(await statuses()).toEqual([200, 200, 200]);
  expect(await act('ban', '/p/one')).toBe('The founder of /p/one publishes nothing more. Closed: 3.');
  expect([await statuses(), await send('PublishPage'), await act('ban', surveyId)]).toEqual([
    [410, 410, 410],
    'publishing-banned',
    `The founder of /s/${surveyId} publishes nothing more. Closed: 0.`,
  ]);
  expect([(await fetch(`${app.origin}/p/theirs`)).status, await isBanned(app.db, other)]).toEqual([200, false]);
  const told = await app.db.selectFrom('notices').select(['title', 'path']).where('kind', '=', 'page-down').execute();
  const mails = await app.db.selectFrom('outbox').select('subject').where('subject', '=', 'page-down').execute();
  const survey = await app.db
    .selectFrom('events')
    .select('data')
    .where('stream', '=', `survey-${surveyId}`)
    .where('version', '=', 1)
    .executeTakeFirstOrThrow();
  const projectId = String((survey.data as { readonly projectId: string }).projectId);
  expect([told.map((each) => [each.title, each.path]).toSorted(), mails]).toEqual([
    [
      ['Bread', `/validate?projectId=${projectId}&view=surveys&id=${surveyId}`],
      [title, '/page-builder'],
      [title, '/page-builder'],
    ],
    [],
  ]);
  // What takes something off the web is nobody's to forbid.
  expect(await send('UnpublishPage')).toBe('accepted');
  expect(await act('lift-ban', '/p/two')).toContain('can publish again');
  expect([await send('PublishPage'), await act('put-back', '/p/one'), await statuses()]).toEqual([
    'accepted',
    expect.stringContaining('/p/one is back'),
    [200, 410, 410],
  ]);
  expect([await act('ban', '/p/nowhere'), await act('ban')]).toEqual([
    'Nothing was ever published at /p/nowhere.',
    undefined,
  ]);
  expect(recorded).toEqual(
    ['banned', 'banned', 'ban-lifted', 'put-back'].map((reason) => ({
      ...{ event: 'pages-changed', outcome: 'success', by: 'operator', reason },
    })),
  );
});

test('the operator closes and bans the founder whose address it is, not one who waits with a survey of the same id', async () => {
  let minutes = 0;
  const act = (what: string, address: string) => {
    const context = {
      db: app.db,
      now: new Date(now.getTime() + ++minutes * 60_000),
      record: () => {},
      settings: { firebase: {} },
    };
    return pagesAction(context as unknown as AdminContext, [what, address], noOptions);
  };
  const { surveyId } = await aPublishedSurvey(app, () => now, [
    { id: 'own', kind: 'short', title: 'What do you bake?' },
  ]);
  const other = await app.anotherFounder();
  // From when two could publish it.
  await sql`
    INSERT INTO published_surveys (workspace_id, survey_id, version, content, rules, is_live, published_at)
    SELECT ${other}, survey_id, version, jsonb_set(content, '{title}', '"Theirs"'), rules, true, '2026-01-01'
    FROM published_surveys WHERE survey_id = ${surveyId}`.execute(app.db);
  const shown = await (await fetch(`${app.origin}/s/${surveyId}`)).text();
  expect(/<title>([^<]+)/.exec(shown)?.[1]).toContain('Bread');
  const closed = async () => {
    const { rows } = await sql<{ workspace_id: string }>`
      SELECT workspace_id FROM published_surveys WHERE survey_id = ${surveyId} AND taken_down_at IS NOT NULL`.execute(
      app.db,
    );
    return rows.map(({ workspace_id }) => workspace_id);
  };
  await act('take-down', `/s/${surveyId}`);
  const takenDown = await closed();
  await act('put-back', `/s/${surveyId}`);
  const putBack = await closed();
  await act('ban', `/s/${surveyId}`);
  const banned = await Promise.all([app.workspaceId, other].map((each) => isBanned(app.db, each)));
  expect([takenDown, putBack, await closed(), banned]).toEqual([
    [app.workspaceId],
    [],
    [app.workspaceId],
    [true, false],
  ]);
});
