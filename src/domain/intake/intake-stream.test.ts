import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { consentHash, runOf, seenBy, signUpOf } from '../../../tests/fixtures/an-intake.ts';
import { decideCommand } from '../log/decide-command.ts';
import type { JsonObject } from '../log/json.ts';
import { eachPart } from '../log/parts.ts';
import { personalIn } from '../log/personal-fields.ts';
import type { DatedFact } from '../log/recorded-event.ts';
import { personalNamesOf } from '../log/stream-kinds.ts';
import { entriesWith } from './entry-parts.ts';
import { type Intake, type IntakeEntry, intakeLimits, intakeStreamOf } from './intake.ts';
import { intakeCommands } from './intake-commands.ts';
import { intakeStream } from './intake-stream.ts';

const at = '2026-03-01T12:00:00.000Z';
const runs = process.env['TEST_FULL'] ? 5000 : 300;
const idOf = (n: number): string => `01234567-89ab-4cde-8f01-${String(n).padStart(12, '0')}`;
const projectId = idOf(0);
const pageId = idOf(99);
const stream = intakeStreamOf(pageId);

/** A stream that is sent one command after the other. */
function intakeOf() {
  let state: Intake | undefined;
  const facts: DatedFact[] = [];
  return {
    state: () => state,
    facts,
    send(type: string, data: object, by: 'public' | 'system' | 'founder' = senderOf(type)): unknown {
      const command = { id: `c${facts.length}`, type, stream, data: data as JsonObject, at };
      const decision = decideCommand(state, command, by);
      if (decision.kind === 'rejected') return decision.reason;
      for (const made of decision.facts) {
        const fact = { ...made, at, position: facts.length + 1, recordedAt: at };
        facts.push(fact);
        state = intakeStream.evolve(state, fact, stream) as Intake;
      }
      return decision.facts.map(({ type: of, data: said }) => [of, said]);
    },
  };
}

const senderOf = (type: string) => intakeCommands[type as 'TallyVisits']?.by ?? 'founder';
const tally = (...n: readonly number[]) => ({ projectId, runs: n.map((each) => runOf(each)), dropped: {} });

test('Visitors get ordinals in the order in which they were counted, and drops add up', () => {
  const { send, state } = intakeOf();
  send('TallyVisits', { projectId, runs: [runOf(2), runOf(1, { version: 'b' })], dropped: { bot: 3 } });
  send('TallyVisits', { projectId, runs: [runOf(4, { source: 'news.example' })], dropped: { bot: 1, head: 2 } });
  expect(state()).toEqual({
    ...{ id: pageId, projectId, visits: 7, dropped: { bot: 4, head: 2 }, entries: {} },
    runs: [
      { ...runOf(2), from: 1, position: 1 },
      { ...runOf(1, { version: 'b' }), from: 3, position: 1 },
      { ...runOf(4, { source: 'news.example' }), from: 4, position: 2 },
    ],
  });
  expect(send('TallyVisits', tally())).toEqual([]);
});

test('What was sent of two versions is kept as it was counted, also while nobody is seen', () => {
  const { send, state } = intakeOf();
  send('TallyVisits', { ...tally(1), sent: { a: 2, b: 0 } });
  send('TallyVisits', tally(1));
  send('TallyVisits', { ...tally(), sent: { a: 1, b: 3 } });
  expect([state()?.visits, state()?.sent]).toEqual([
    2,
    [
      { a: 2, b: 0, position: 1, at },
      { a: 1, b: 3, position: 3, at },
    ],
  ]);
  expect(send('TallyVisits', { ...tally(), sent: { a: -1, b: 0 } })).toBe('invalid-data');
});

test('A sign-up is an entry of its visitor, and the same address again, however written, a repetition of it', () => {
  const { send, state } = intakeOf();
  send('TallyVisits', tally(3));
  expect(send('ReceiveSignUp', signUpOf(2, idOf(1), projectId, ' Ada@Example.org'))).toEqual([
    ['SignUpReceived', { ...signUpOf(2, idOf(1), projectId, 'Ada@Example.org'), place: 1 }],
  ]);
  const again = send('ReceiveSignUp', signUpOf(3, idOf(2), projectId, 'ada@example.ORG'));
  send('ReceiveSignUp', signUpOf(1, idOf(4), projectId, ' ADA@example.org '));
  const wish = { ...signUpOf(2, idOf(3), projectId, 'ada@example.org'), goal: 'pre-order' };
  send('ReceiveSignUp', wish);
  const { projectId: _, entryId: id, ...sent } = signUpOf(2, idOf(1), projectId, 'Ada@Example.org');
  expect([again, [...eachPart(state()?.entries ?? {})], state()?.forms]).toEqual([
    [['SignUpRepeated', { entryId: idOf(1), place: 2 }]],
    [
      {
        ...{
          ...sent,
          id,
          repeats: 2,
          confirmedAt: null,
          confirmedPosition: null,
          excludedFor: null,
          note: '',
          erased: false,
        },
        ...{ position: 2, receivedAt: at },
      },
      {
        ...{ ...sent, id: idOf(3), goal: 'pre-order', email: 'ada@example.org' },
        ...{ repeats: 0, confirmedAt: null, confirmedPosition: null, excludedFor: null, note: '', erased: false },
        ...{ position: 5, receivedAt: at },
      },
    ],
    4,
  ]);
});

test('A door is chosen once by a visitor, and each time by one who does not count', () => {
  const { send } = intakeOf();
  send('TallyVisits', tally(1));
  const chosen = (n: number, ordinal: number | null, form = 'form') =>
    send('ChooseFakeDoor', { ...seenBy(ordinal, idOf(n), projectId), form });
  expect([chosen(1, 1), chosen(2, 1), chosen(3, 1, 'plan'), chosen(4, null), chosen(5, null)]).toEqual([
    [['FakeDoorChosen', seenBy(1, idOf(1), projectId)]],
    [],
    [['FakeDoorChosen', { ...seenBy(1, idOf(3), projectId), form: 'plan' }]],
    [['FakeDoorChosen', seenBy(null, idOf(4), projectId)]],
    [['FakeDoorChosen', seenBy(null, idOf(5), projectId)]],
  ]);
});

test('Nobody sends anything before being counted, nor under an id that is taken', () => {
  const { send } = intakeOf();
  expect(send('ChooseFakeDoor', seenBy(1, idOf(1), projectId))).toBe('invalid-data');
  send('TallyVisits', tally(1));
  expect([
    send('ReceiveSignUp', signUpOf(2, idOf(1), projectId, 'ada@example.org')),
    send('ChooseFakeDoor', seenBy(1, idOf(1), projectId)),
    send('ReceiveSignUp', signUpOf(1, idOf(1), projectId, 'ada@example.org')),
  ]).toEqual(['invalid-data', [['FakeDoorChosen', seenBy(1, idOf(1), projectId)]], 'id-taken']);
});

test('Founders count no visits and sign nobody up, and strangers exclude and erase nobody', () => {
  const { send } = intakeOf();
  send('TallyVisits', tally(1));
  const entry = { entryId: idOf(1) };
  expect([
    send('TallyVisits', tally(1), 'founder'),
    send('TallyVisits', tally(1), 'public'),
    send('ReceiveSignUp', signUpOf(1, idOf(1), projectId, 'ada@example.org'), 'founder'),
    send('ConfirmSignUp', entry, 'founder'),
    send('ExcludeEntry', { ...entry, reason: 'A friend' }, 'public'),
    send('ErasePerson', entry, 'public'),
    send('ForgetPerson', entry, 'founder'),
    send('ForgetPerson', entry, 'public'),
  ]).toEqual(Array.from({ length: 8 }, () => 'unknown-type'));
});

test('A network of a day is excluded for a reason, included again, and an undo brings back either', () => {
  const { send, state } = intakeOf();
  const network = '0000000a';
  const run = runOf(2, { origins: ['0000000a.0000000b', '0000000c.0000000d'] });
  const exclude = (reason: string, of = network) => send('ExcludeNetwork', { network: of, reason });
  expect(exclude('A rival')).toBe('not-found');
  send('TallyVisits', { projectId, runs: [run], dropped: {} });
  const undo = (from: string | null, to: string | null, of = network) =>
    send('UndoChange', { undoes: 'c', fields: { [`network:${of}`]: { from, to } } });
  expect([
    ...[
      exclude('A rival', '0000000b'),
      exclude('A rival', 'n'),
      exclude(' '),
      exclude(' A rival '),
      exclude('A rival'),
    ],
    ...[intakeStream.fields(state() as Intake), undo('A rival', null), state()?.excludedNetworks],
    ...[undo(null, 'A bot'), send('IncludeNetwork', { network }), send('IncludeNetwork', { network })],
    ...[undo(null, 'A bot', '0000000b'), send('ExcludeNetwork', { network, reason: 'A bot' }, 'public')],
  ]).toEqual([
    ...['not-found', 'invalid-data', 'reason-empty', [['NetworkExcluded', { network, reason: 'A rival' }]], []],
    ...[{ [`network:${network}`]: 'A rival' }, [['NetworkIncluded', { network }]], {}],
    ...[[['NetworkExcluded', { network, reason: 'A bot' }]], [['NetworkIncluded', { network }]], []],
    ...['not-found', 'unknown-type'],
  ]);
});

test('A network that is excluded already is excluded for another reason from then on', () => {
  const { send, state } = intakeOf();
  const network = '0000000a';
  send('TallyVisits', { projectId, runs: [runOf(1, { origins: ['0000000a.0000000b'] })], dropped: {} });
  const exclude = (reason: string) => send('ExcludeNetwork', { network, reason });
  expect([exclude('A rival'), exclude('A bot'), exclude('A bot'), state()?.excludedNetworks]).toEqual([
    [['NetworkExcluded', { network, reason: 'A rival' }]],
    [['NetworkExcluded', { network, reason: 'A bot' }]],
    [],
    { [network]: 'A bot' },
  ]);
});

test.each([
  ['fewer than came', ['0000000a.0000000b']],
  ['what is no hash', ['203.0.113.0/24', '0000000a.0000000b']],
])('A run whose origins are %s is not counted', (_, origins) => {
  const { send } = intakeOf();
  expect(send('TallyVisits', { projectId, runs: [runOf(2, { origins })], dropped: {} })).toBe('invalid-data');
});

test('An entry is excluded for a reason, included again, and an undo brings back either', () => {
  const { send, state } = intakeOf();
  send('TallyVisits', tally(1));
  send('ReceiveSignUp', signUpOf(1, idOf(1), projectId, 'ada@example.org'));
  const excludedFor = () => [...eachPart(state()?.entries ?? {})].map((entry) => entry.excludedFor);
  const entryId = idOf(1);
  expect([
    send('ExcludeEntry', { entryId, reason: ' ' }),
    send('ExcludeEntry', { entryId: idOf(2), reason: 'A friend' }),
    send('ExcludeEntry', { entryId, reason: ' A friend ' }),
    send('ExcludeEntry', { entryId, reason: 'A friend' }),
    excludedFor(),
    send('UndoChange', { undoes: 'c1', fields: { [`excluded:${entryId}`]: { from: 'A friend', to: null } } }),
    excludedFor(),
    send('UndoChange', { undoes: 'c2', fields: { [`excluded:${entryId}`]: { from: null, to: 'A friend' } } }),
    send('IncludeEntry', { entryId }),
    send('IncludeEntry', { entryId }),
    excludedFor(),
  ]).toEqual([
    'reason-empty',
    'not-found',
    [['EntryExcluded', { entryId, reason: 'A friend' }]],
    [],
    ['A friend'],
    [['EntryIncluded', { entryId }]],
    [null],
    [['EntryExcluded', { entryId, reason: 'A friend' }]],
    [['EntryIncluded', { entryId }]],
    [],
    [null],
  ]);
});

test('An undo of exclusions brings back all of them, or none', () => {
  const { send, state } = intakeOf();
  send('TallyVisits', tally(2));
  for (const n of [1, 2]) send('ReceiveSignUp', signUpOf(n, idOf(n), projectId, `${n}@example.org`));
  const undo = (fields: object) => send('UndoChange', { undoes: 'c1', fields });
  const one = { [`excluded:${idOf(1)}`]: { from: null, to: 'A friend' } };
  expect([
    undo({ ...one, [`excluded:${idOf(2)}`]: { from: null, to: ' ' } }),
    undo({ ...one, [`excluded:${idOf(2)}`]: { from: null, to: 'x'.repeat(intakeLimits.reason + 1) } }),
    undo({ ...one, [`excluded:${idOf(2)}`]: { from: null, to: 5 } }),
    undo({ ...one, [`excluded:${idOf(3)}`]: { from: null, to: 'A friend' } }),
    undo({ ...one, [`noted:${idOf(2)}`]: { from: null, to: 'A friend' } }),
    [...eachPart(state()?.entries ?? {})].map((entry) => entry.excludedFor),
  ]).toEqual(['reason-empty', 'invalid-data', 'invalid-data', 'invalid-data', 'invalid-data', [null, null]]);
  const longest = 'x'.repeat(intakeLimits.reason);
  expect(undo({ ...one, [`excluded:${idOf(2)}`]: { from: null, to: longest } })).toEqual([
    ['EntryExcluded', { entryId: idOf(1), reason: 'A friend' }],
    ['EntryExcluded', { entryId: idOf(2), reason: longest }],
  ]);
});

test('An entry was received when the server has recorded it', () => {
  const fact = {
    type: 'VisitsTallied',
    v: 1,
    data: { projectId, from: 1, runs: [runOf(1)], dropped: {} },
    at,
  } as const;
  const counted = intakeStream.evolve(undefined, fact, stream);
  const data = signUpOf(1, idOf(1), projectId, 'ada@example.org');
  const received = (place: object) => {
    const next = { type: 'SignUpReceived', v: 1, data, at, ...place } as const;
    const [entry] = eachPart((intakeStream.evolve(counted, next, stream) as Intake).entries);
    return [entry?.receivedAt, entry?.position];
  };
  const recordedAt = '2026-03-01T12:00:05.000Z';
  expect([received({ position: 7, recordedAt }), received({})]).toEqual([
    [recordedAt, 7],
    [at, null],
  ]);
});

test('A note on a person is theirs alone, is replaced as a whole, and goes with them for good', () => {
  const { send, state } = intakeOf();
  send('TallyVisits', tally(2));
  send('ReceiveSignUp', signUpOf(1, idOf(1), projectId, 'ada@example.org'));
  send('ReceiveSignUp', signUpOf(2, idOf(2), projectId, 'bob@example.org'));
  expect(send('NotePerson', { entryId: idOf(1), note: ' Baker \n' })).toEqual([
    ['PersonNoted', { entryId: idOf(1), note: 'Baker' }],
  ]);
  expect(send('NotePerson', { entryId: idOf(1), note: 'Baker' })).toEqual([]);
  expect(send('NotePerson', { entryId: idOf(1), note: 'A stranger' }, 'public')).toBe('unknown-type');
  const notes = () => [...eachPart(state()?.entries ?? {})].map(({ note }) => note);
  send('NotePerson', { entryId: idOf(1), note: 'Baker in Leeds' });
  expect(notes()).toEqual(['Baker in Leeds', '']);
  expect([personalNamesOf('PersonNoted'), personalNamesOf('NotePerson')]).toEqual([['note'], ['note']]);
  send('ErasePerson', { entryId: idOf(1) });
  expect([notes(), send('NotePerson', { entryId: idOf(1), note: 'Back' })]).toEqual([['', ''], 'person-erased']);
  expect(send('NotePerson', { entryId: idOf(3), note: 'Nobody' })).toBe('not-found');
});

test('Of an erased person nothing is left but what was counted, and the address may come again', () => {
  const { send, state, facts } = intakeOf();
  send('TallyVisits', tally(2));
  for (const n of [1, 2]) send('ReceiveSignUp', signUpOf(n, idOf(n), projectId, `person-${n}@example.org`));
  send('ConfirmSignUp', { entryId: idOf(1) });
  send('ErasePerson', { entryId: idOf(1) });
  expect(
    [...eachPart(state()?.entries ?? {})].map(({ id, email, answers, erased, confirmedAt, ordinal }) => [
      ...[id, email, answers, erased, confirmedAt, ordinal],
    ]),
  ).toEqual([
    [idOf(1), '', [], true, at, 1],
    [idOf(2), 'person-2@example.org', ['Two to five'], false, null, 2],
  ]);
  const subjects = facts.map((fact) => [fact.type, intakeStream.personal?.subjectOf(fact, stream)]);
  expect([send('ConfirmSignUp', { entryId: idOf(1) }), send('ErasePerson', { entryId: idOf(1) })]).toEqual([
    'not-found',
    [],
  ]);
  expect(subjects.slice(1)).toEqual([
    ['SignUpReceived', `${stream}/${idOf(1)}`],
    ['SignUpReceived', `${stream}/${idOf(2)}`],
    ['SignUpConfirmed', `${stream}/${idOf(1)}`],
    ['PersonErased', `${stream}/${idOf(1)}`],
  ]);
  expect(send('ReceiveSignUp', signUpOf(2, idOf(3), projectId, 'person-1@example.org'))).toEqual([
    ['SignUpReceived', { ...signUpOf(2, idOf(3), projectId, 'person-1@example.org'), place: 3 }],
  ]);
});

test('Erasing a person takes all that came from their address, and nothing of anybody else', () => {
  const { send } = intakeOf();
  send('TallyVisits', tally(4));
  send('ReceiveSignUp', signUpOf(1, idOf(1), projectId, 'ada@example.org'));
  send('ReceiveSignUp', { ...signUpOf(2, idOf(2), projectId, 'Ada@example.org'), goal: 'pre-order' });
  send('ReceiveSignUp', signUpOf(3, idOf(3), projectId, 'bob@example.org'));
  send('ChooseFakeDoor', seenBy(4, idOf(4), projectId));
  expect([
    send('ForgetPerson', { entryId: idOf(3) }),
    send('ErasePerson', { entryId: idOf(4) }),
    send('ErasePerson', { entryId: idOf(2) }),
    send('ErasePerson', { entryId: idOf(1) }),
  ]).toEqual([
    [['PersonErased', { entryId: idOf(3) }]],
    [['PersonErased', { entryId: idOf(4) }]],
    [
      ['PersonErased', { entryId: idOf(1) }],
      ['PersonErased', { entryId: idOf(2) }],
    ],
    [],
  ]);
});

test('The address and the answers are personal, in facts and in commands', () => {
  const data = { email: 'ada@example.org', answers: ['One'], entryId: idOf(1), consentHash };
  expect([
    personalIn(intakeStream.personal, { type: 'SignUpReceived', data }),
    personalIn(intakeStream.personal, { type: 'SignUpRepeated', data }),
    personalNamesOf('ReceiveSignUp'),
    personalNamesOf('SignUpReceived'),
  ]).toEqual([['email', 'answers'], [], ['email', 'answers'], ['email', 'answers']]);
});

const ordinal = fc.option(fc.integer({ min: 1, max: 6 }));
describe('The made-up visitors of the sample', () => {
  const day = '2026-02-01T09:00:00.000Z';
  const sampled = (n: number, given: object = {}) => ({
    ...{ entryId: idOf(n), goal: 'sign-up', ordinal: n, source: 'forum', form: 'form', consentHash },
    ...{ email: `owner-${n}@bakery.invalid`, answers: ['12'], at: day },
    ...given,
  });
  const response = { choices: { had: 'o1' }, words: { last: 'I guessed' }, passed: [] };
  const answered = sampled(2, { goal: 'survey', form: '', email: '', answers: [], response });
  const told = { projectId, runs: [{ version: 'a', source: 'forum', n: 3, since: day, until: day }], entries: [] };
  const decide = (state: Intake | undefined, data: object, isSample = true) => {
    const project = { id: projectId, isSample };
    const reads = {
      state: (name: string) => (name === `project-${projectId}` ? project : undefined),
      statesOf: () => [],
    };
    const command = { id: 'c', type: 'RecordSampleEntries', stream, data: data as JsonObject, at };
    const decision = decideCommand(state, command, 'founder', reads);
    return decision.kind === 'rejected' ? decision.reason : decision.facts;
  };
  const fold = (facts: ReturnType<typeof decide>) =>
    typeof facts === 'string'
      ? undefined
      : facts.reduce<unknown>(
          (state, made) => intakeStream.evolve(state as Intake, { ...made, at, position: 7, recordedAt: at }, stream),
          undefined,
        );

  test('are there all at once, at their own times, confirmed, and with what they answered', () => {
    const facts = decide(undefined, { ...told, entries: [sampled(1), answered] });
    expect(fold(facts)).toEqual({
      ...{ id: pageId, projectId, visits: 3, dropped: {} },
      runs: [{ version: 'a', source: 'forum', n: 3, since: day, until: day, from: 1, position: 7 }],
      entries: [
        {
          ...{ id: idOf(1), goal: 'sign-up', ordinal: 1, source: 'forum', form: 'form', consentHash, version: 'a' },
          ...{ publishedVersion: 1, hasAnswers: true, email: 'owner-1@bakery.invalid', answers: ['12'], repeats: 0 },
          ...{ confirmedAt: day, confirmedPosition: 7, excludedFor: null, note: '', erased: false },
          ...{ position: 7, receivedAt: day },
        },
        {
          ...{ id: idOf(2), goal: 'survey', ordinal: 2, source: 'forum', form: '', consentHash, version: 'a' },
          ...{ publishedVersion: 1, hasAnswers: false, email: '', answers: [], repeats: 0 },
          ...{ confirmedAt: null, confirmedPosition: null, excludedFor: null, note: '', erased: false },
          ...{
            position: 7,
            receivedAt: day,
            response: { ...response, once: 'visitor', link: null, language: 'en-US' },
          },
        },
      ].reduce((all, entry) => entriesWith(all, entry as IntakeEntry), {}),
    });
    expect(Array.isArray(facts) && facts.map(({ type }) => [type, personalNamesOf(type)])).toEqual([
      ['SampleEntriesRecorded', []],
    ]);
  });

  test('are told once, and of no project of one’s own', () => {
    const known = fold(decide(undefined, told)) as Intake;
    expect([decide(known, told), decide(undefined, told, false)]).toEqual([[], 'invalid-data']);
    const strange = { ...told, projectId: idOf(5) };
    expect(decide(undefined, strange)).toBe('invalid-data');
  });

  test.each<[string, readonly object[]]>([
    ['somebody who was no visitor', [sampled(4)]],
    ['one entry twice', [sampled(1), sampled(1)]],
    ['a response without answers', [sampled(1, { goal: 'survey' })]],
    ['a sign-up with answers to a survey', [sampled(1, { response })]],
  ])('do not include %s', (_, entries) => {
    expect(decide(undefined, { ...told, entries })).toBe('invalid-data');
  });

  test.each(['ada@example.org', 'ada@bakery.invalid.org', 'invalid'])('are nobody with the address %s', (email) => {
    expect(decide(undefined, { ...told, entries: [sampled(1), sampled(2, { email })] })).toBe('sample-address');
  });
});

const entry = fc.integer({ min: 1, max: 4 });
const person = fc.constantFrom('ada@example.org', 'Ada@example.org', 'grace@example.org');
const anyCommand = fc.oneof(
  fc.array(fc.integer({ min: 1, max: 2 }), { maxLength: 2 }).map((n) => ['TallyVisits', tally(...n)] as const),
  fc
    .tuple(ordinal, entry, person)
    .map(([at, n, email]) => ['ReceiveSignUp', signUpOf(at, idOf(n), projectId, email)] as const),
  fc.tuple(ordinal, entry).map(([at, n]) => ['ChooseFakeDoor', seenBy(at, idOf(n), projectId)] as const),
  fc
    .tuple(fc.constantFrom('ConfirmSignUp', 'IncludeEntry', 'ErasePerson', 'ExcludeEntry'), entry)
    .map(
      ([type, n]) => [type, { entryId: idOf(n), ...(type === 'ExcludeEntry' ? { reason: 'A friend' } : {}) }] as const,
    ),
);

test('However visitors and entries come: ordinals have no gap, nobody converts who was not counted, no address is there twice', () => {
  fc.assert(
    fc.property(fc.array(anyCommand, { maxLength: 25 }), (issued) => {
      const { send, state, facts } = intakeOf();
      for (const [type, data] of issued) send(type, data);
      const intake = state();
      const given = (intake?.runs ?? []).flatMap(({ from, n }) => Array.from({ length: n }, (_, at) => from + at));
      expect(given).toEqual(Array.from({ length: intake?.visits ?? 0 }, (_, n) => n + 1));
      const entries = [...eachPart(intake?.entries ?? {})];
      for (const goal of ['sign-up', 'fake-door']) {
        const converted = entries.filter((each) => each.goal === goal).map((each) => each.ordinal);
        const k = new Set(converted.filter((each) => each !== null)).size;
        expect(k).toBeLessThanOrEqual(intake?.visits ?? 0);
      }
      const known = entries.filter(({ email }) => email !== '').map(({ email }) => email.toLowerCase());
      expect(new Set(known).size).toBe(known.length);
      const refolded = (JSON.parse(JSON.stringify(facts)) as DatedFact[]).reduce<unknown>(
        (folded, fact) => intakeStream.evolve(folded as Intake | undefined, fact, stream),
        undefined,
      );
      expect(refolded).toEqual(intake);
    }),
    { numRuns: runs },
  );
});

test('A network that is included again leaves the others excluded', () => {
  const { send, state } = intakeOf();
  const run = runOf(2, { origins: ['0000000a.0000000b', '0000000c.0000000d'] });
  send('TallyVisits', { projectId, runs: [run], dropped: {} });
  for (const network of ['0000000a', '0000000c']) send('ExcludeNetwork', { network, reason: 'A rival' });
  send('IncludeNetwork', { network: '0000000a' });
  expect(state()?.excludedNetworks).toEqual({ '0000000c': 'A rival' });
});

test('A fact about an intake that is not there, or of a type that is not known, changes nothing', () => {
  const { send, state } = intakeOf();
  const evolved = (before: Intake | undefined, type: string, data: JsonObject) =>
    intakeStream.evolve(before, { type, v: 1, data, at }, stream);
  expect([
    evolved(undefined, 'NetworkIncluded', { network: '0000000a' }),
    evolved(undefined, 'NetworkExcluded', { network: '0000000a', reason: 'A rival' }),
    evolved(undefined, 'SignUpRepeated', { entryId: 'e1' }),
  ]).toEqual([undefined, undefined, undefined]);
  send('TallyVisits', tally(1));
  const before = state();
  expect(evolved(before, 'VisitsForeseen', { visits: 5 })).toBe(before);
});

test('A sign-up of an erased person, read from the log without what they said, has no address and no answers', () => {
  const { email: _, answers: __, ...data } = signUpOf(null, 'e1', projectId, 'ada@example.org');
  const state = intakeStream.evolve(undefined, { type: 'SignUpReceived', v: 1, data, at }, stream) as Intake;
  expect([...eachPart(state.entries)]).toMatchObject([{ id: 'e1', email: '', answers: [], hasAnswers: true }]);
});
