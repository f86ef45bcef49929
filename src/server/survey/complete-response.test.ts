import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, test } from 'vitest';
import { intakeStreamOf } from '#domain/intake/intake.ts';
import { withParts } from '#domain/log/parts.ts';
import type { SurveyRules } from '#domain/survey/survey.ts';
import { aClock } from '../../../tests/fixtures/a-clock.ts';
import { aResponse } from '../../../tests/fixtures/a-survey.ts';
import { createCloseIfFull } from './complete-response.ts';
import type { PublishedSurvey } from './find-survey.ts';

const rules: SurveyRules = { once: 'anyone', closesAt: null, quota: 2 };
const survey = (workspaceId: string, pageId: string, given: Partial<SurveyRules> = {}) =>
  ({ workspaceId, pageId, rules: { ...rules, ...given }, isFull: false }) as PublishedSurvey;

/** Surveys with so many responses, in a database that says what it was told. */
function surveysWith(responses: Readonly<Record<string, number>>) {
  const { clock, wait } = aClock();
  const [asked, closed] = [[] as string[], [] as string[]];
  const snapshot = async (workspaceId: string, stream: string) => {
    const name = `${workspaceId} ${stream}`;
    asked.push(name);
    const entries = Array.from({ length: responses[name] ?? 0 }, (_, n) => aResponse(n + 1, {}));
    return { state: { entries: withParts({}, entries) } } as never;
  };
  const dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of: Kysely<never>) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  const db = new Kysely<never>({ dialect, log: ({ query }) => void closed.push(query.parameters.join(' ')) }) as never;
  const eventStore = { snapshot, execute: async () => [] };
  return { isFull: createCloseIfFull({ db, eventStore, clock }), wait, asked, closed };
}

test('each survey is asked by itself whether it is full, once a minute for the same rules, and closed alone', async () => {
  const [a, b] = [intakeStreamOf('a'), intakeStreamOf('b')];
  const { isFull, wait, asked, closed } = surveysWith({ [`mine ${a}`]: 2, [`mine ${b}`]: 1, [`yours ${a}`]: 1 });
  const all = [
    ...[survey('mine', 'a'), survey('mine', 'b'), survey('yours', 'a')],
    ...[survey('mine', 'a', { quota: 3 }), survey('mine', 'b', { quota: 1 })],
  ];
  const answers = async () => Promise.all(all.map((each) => isFull(each)));
  const first = await answers();
  wait(59_999);
  const again = await answers();
  expect([first, again]).toEqual(Array(2).fill([true, false, false, false, true]));
  expect(asked).toEqual([`mine ${a}`, `mine ${b}`, `yours ${a}`, `mine ${a}`, `mine ${b}`]);
  expect(closed).toEqual(['true mine a', 'true mine b']);
  wait(1);
  await answers();
  expect(asked).toHaveLength(10);
});
