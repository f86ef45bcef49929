import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StoreUnderTest, storeUnderTest } from './event-store-fixture.ts';

let under: StoreUnderTest;
beforeAll(async () => {
  under = await storeUnderTest({});
});
afterAll(() => under.close());

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
let sent = 0;
const draft = (type: string, stream: string, data: Record<string, never> | object) => ({
  id: `w${sent++}`,
  type,
  stream,
  data: data as Record<string, never>,
  at: '2026-01-01T00:00:00.000Z',
});
const capture = (n: number) => draft('CaptureIdea', `idea-${id(n)}`, { title: 'Crumb' });
const start = (project: number, idea: number) =>
  draft('StartProject', `project-${id(project)}`, { ideaId: id(idea), canvasId: id(project + 1000) });

type Answer = { readonly status: string; readonly reason?: string };
const verdicts = (results: readonly Answer[]) =>
  results.map((result) => (result.status === 'accepted' ? 'accepted' : result.reason));

test('an idea has one project at a time, whoever asks and in whatever order', async () => {
  const founder = await under.founder();
  const first = await under.store.execute(founder, [start(1, 1), capture(1), start(2, 1), start(3, 1)]);
  expect(verdicts(first)).toEqual(['idea-missing', 'accepted', 'accepted', 'idea-has-project']);
  const second = await under.store.execute(founder, [
    start(4, 1),
    draft('RemoveProject', `project-${id(2)}`, {}),
    start(4, 1),
    draft('RestoreProject', `project-${id(2)}`, {}),
  ]);
  expect(verdicts(second)).toEqual(['idea-has-project', 'accepted', 'accepted', 'idea-has-project']);
});

test('of two that start a project of one idea at once, on servers that do not know of each other, one does', async () => {
  const founder = await under.founder();
  const other = under.anotherServer();
  await under.store.execute(founder, [capture(10), capture(11)]);
  await other.execute(founder, [draft('RenameIdea', `idea-${id(11)}`, { title: 'Crust' })]);
  const answers = await Promise.all([
    under.store.execute(founder, [start(10, 10)]),
    other.execute(founder, [start(11, 10)]),
  ]);
  expect(answers.flatMap(verdicts).sort()).toEqual(['accepted', 'idea-has-project']);
});

test('the vault of another workspace is not there', async () => {
  const founder = await under.founder();
  const filter = { id: 'f', name: 'Stale', query: everything };
  const results = await under.store.execute(founder, [
    draft('SaveFilter', `vault-${id(1)}`, filter),
    draft('SaveFilter', `vault-${founder.workspaceId}`, filter),
  ]);
  expect(verdicts(results)).toEqual(['not-found', 'accepted']);
});

test('an undo says in the log what it takes back', async () => {
  const founder = await under.founder();
  const rename = draft('RenameIdea', `idea-${id(20)}`, { title: 'Crust' });
  await under.store.execute(founder, [capture(20), rename]);
  const fields = { title: { from: 'Crust', to: 'Crumb' } };
  const [undone] = await under.store.execute(founder, [
    draft('UndoChange', `idea-${id(20)}`, { undoes: rename.id, fields }),
  ]);
  const { events } = await under.store.readEvents(founder.workspaceId, 2, 10);
  expect(undone).toEqual({ id: expect.any(String), status: 'accepted', events });
  expect(events.map(({ type, data, undoes }) => ({ type, data, undoes }))).toEqual([
    { type: 'IdeaRenamed', data: { title: 'Crumb' }, undoes: rename.id },
  ]);
});

const everything = {
  text: '',
  statuses: [],
  tags: [],
  isStale: true,
  isArchived: false,
  order: 'captured',
  isDescending: true,
};
