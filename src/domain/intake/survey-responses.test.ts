import { beforeEach, expect, test } from 'vitest';
import { consentHash, runOf } from '../../../tests/fixtures/an-intake.ts';
import { decideCommand } from '../log/decide-command.ts';
import type { JsonObject } from '../log/json.ts';
import { eachPart } from '../log/parts.ts';
import type { CausedBy, DatedFact } from '../log/recorded-event.ts';
import { personalNamesOf } from '../log/stream-kinds.ts';
import type { Intake } from './intake.ts';
import { intakeStream } from './intake-stream.ts';

const idOf = (n: number): string => `01234567-89ab-4cde-8f01-${String(n).padStart(12, '0')}`;
const projectId = idOf(0);
const stream = `intake-${idOf(99)}`;
const at = '2026-03-01T12:00:00.000Z';

let state: Intake | undefined;
let facts: DatedFact[] = [];
beforeEach(() => {
  [state, facts] = [undefined, []];
  send('TallyVisits', { projectId, runs: [runOf(5)], dropped: {} }, 'system');
});

function send(type: string, data: object, by: CausedBy['kind']): readonly string[] | string {
  const command = { id: `c${facts.length}`, type, stream, data: data as JsonObject, at };
  const decision = decideCommand(state, command, by);
  if (decision.kind === 'rejected') return decision.reason;
  for (const made of decision.facts) {
    const fact = { ...made, at, position: facts.length + 1, recordedAt: at };
    facts.push(fact);
    state = intakeStream.evolve(state, fact, stream) as Intake;
  }
  return decision.facts.map((made) => made.type);
}

const response = (n: number, ordinal: number | null, given: object = {}) => ({
  ...{ projectId, entryId: idOf(n), ordinal, publishedVersion: 2, source: 'direct' },
  ...{ choices: { ellis: 'very', prices: { prices: [1, 2, 3, 4] } }, words: { why: 'Rye' }, passed: ['often'] },
  ...{ once: 'visitor', link: null, quota: null, language: 'de', email: null, consentHash: '' },
  ...given,
});
const complete = (n: number, ordinal: number | null, given: object = {}) =>
  send('CompleteResponse', response(n, ordinal, given), 'public');
const entries = () => [...eachPart(state?.entries ?? {})];

test('A response is an entry of its visitor, with what was chosen apart from what was written', () => {
  expect([complete(1, 3, { email: ' Ada@Example.org ', consentHash }), entries()]).toEqual([
    ['ResponseCompleted'],
    [
      {
        ...{ id: idOf(1), goal: 'survey', ordinal: 3, version: 'a', publishedVersion: 2, source: 'direct', form: '' },
        ...{ consentHash, hasAnswers: false, email: 'Ada@Example.org', answers: [], repeats: 0 },
        ...{ confirmedAt: null, confirmedPosition: null, excludedFor: null, note: '', erased: false },
        response: {
          ...{ choices: { ellis: 'very', prices: { prices: [1, 2, 3, 4] } }, words: { why: 'Rye' } },
          ...{ passed: ['often'], once: 'visitor', link: null, language: 'de' },
        },
        ...{ position: 2, receivedAt: at },
      },
    ],
  ]);
});

test('A founder cannot send one, and nobody who was not counted as a visitor', () => {
  expect([send('CompleteResponse', response(1, 1), 'founder'), complete(1, 6), complete(1, 5), complete(1, 4)]).toEqual(
    ['unknown-type', 'invalid-data', ['ResponseCompleted'], 'id-taken'],
  );
});

const linkOf = (n: number): string => `link-${n}`.padEnd(22, 'x');
test.each<[string, object, object, string | readonly string[]]>([
  ['the same visitor', { once: 'visitor' }, { once: 'visitor', ordinal: 1 }, 'already-answered'],
  ['another visitor', { once: 'visitor' }, { once: 'visitor' }, ['ResponseCompleted']],
  ['the same visitor, where anyone may', { once: 'anyone' }, { once: 'anyone', ordinal: 1 }, ['ResponseCompleted']],
  [
    'the same address, however written',
    { once: 'address', email: 'ada@example.org' },
    { once: 'address', email: ' Ada@example.ORG' },
    'already-answered',
  ],
  [
    'another address of the same visitor',
    { once: 'address', email: 'ada@example.org' },
    { once: 'address', email: 'grace@example.org', ordinal: 1 },
    ['ResponseCompleted'],
  ],
  ['no address, the same visitor', { once: 'address' }, { once: 'address', ordinal: 1 }, 'already-answered'],
  ['the same link', { once: 'link', link: linkOf(1) }, { once: 'link', link: linkOf(1) }, 'already-answered'],
  [
    'another link, the same visitor',
    { once: 'link', link: linkOf(1) },
    { once: 'link', link: linkOf(2), ordinal: 1 },
    ['ResponseCompleted'],
  ],
  ['no link', { once: 'link', link: linkOf(1) }, { once: 'link' }, 'invalid-data'],
  ['a quota that is reached', {}, { quota: 1 }, 'survey-closed'],
  ['a quota that is not', {}, { quota: 2 }, ['ResponseCompleted']],
])('A second response with %s', (_, first, second, expected) => {
  complete(1, 1, first);
  expect(complete(2, 2, second)).toEqual(expected);
});

test('Whoever does not count may answer again, such as the founder who tries it', () => {
  expect([complete(1, null), complete(2, null)]).toEqual([['ResponseCompleted'], ['ResponseCompleted']]);
});

test('The fact says which rule held: without an address it is the visit', () => {
  complete(1, 1, { once: 'address' });
  complete(2, 2, { once: 'address', email: 'a@b.example' });
  expect(entries().map((entry) => entry.response?.once)).toEqual(['visitor', 'address']);
});

test('More is not kept than fits', () => {
  const words = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, k) => [`q${k}`, 'x'.repeat(5000)]));
  expect([complete(1, 1, { words: words(21) }), complete(1, 1, { words: words(20) })]).toEqual([
    'invalid-data',
    ['ResponseCompleted'],
  ]);
});

test('Who is erased leaves what was chosen, and nothing that was written', () => {
  complete(1, 1, { email: 'a@b.example' });
  expect(send('ErasePerson', { entryId: idOf(1) }, 'founder')).toEqual(['PersonErased']);
  const [entry] = entries();
  expect([entry?.erased, entry?.email, entry?.response?.words, Object.keys(entry?.response?.choices ?? {})]).toEqual([
    true,
    '',
    {},
    ['ellis', 'prices'],
  ]);
});

test('A fact without its personal fields is folded as of somebody who was erased', () => {
  complete(1, 1);
  const { email: _, words: __, ...data } = facts[1]?.data ?? {};
  const again = intakeStream.evolve(undefined, { ...(facts[1] as DatedFact), data }, stream) as Intake;
  expect([...eachPart(again.entries)].map((entry) => [entry.email, entry.response?.words])).toEqual([['', {}]]);
});

test('What was written is known to be personal, and nothing that was chosen', () => {
  expect([personalNamesOf('ResponseCompleted'), personalNamesOf('CompleteResponse')]).toEqual([
    ['email', 'words'],
    ['email', 'words'],
  ]);
  complete(1, 1);
  expect(facts[1]?.data).toMatchObject({ email: null, words: { why: 'Rye' } });
  complete(2, 2, { words: {} });
  expect(facts[2]?.data).toMatchObject({ words: null });
});

test('A response can be excluded and included, and confirmed if it has an address', () => {
  complete(1, 1);
  complete(2, 2, { email: 'ada@example.org' });
  expect([
    send('ExcludeEntry', { entryId: idOf(1), reason: 'A friend' }, 'founder'),
    send('IncludeEntry', { entryId: idOf(1) }, 'founder'),
    ...[1, 2, 2].map((n) => send('ConfirmSignUp', { entryId: idOf(n) }, 'public')),
    send('ErasePerson', { entryId: idOf(2) }, 'founder'),
    send('ConfirmSignUp', { entryId: idOf(2) }, 'public'),
  ]).toEqual([
    ...[['EntryExcluded'], ['EntryIncluded'], 'not-found', ['SignUpConfirmed'], []],
    ...[['PersonErased'], 'not-found'],
  ]);
});
