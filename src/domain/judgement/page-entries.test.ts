import { expect, test } from 'vitest';
import { runOf, seenBy, signUpOf } from '../../../tests/fixtures/an-intake.ts';
import type { Lock } from '../experiment/experiment.ts';
import { type Intake, intakeStreamOf } from '../intake/intake.ts';
import { intakeStream } from '../intake/intake-stream.ts';
import { invitedSource } from '../intake/invitation.ts';
import type { JsonObject } from '../log/json.ts';
import { entriesOfPage, visitorsLeftOut, waitingOf } from './page-entries.ts';

const id = '01234567-89ab-4cde-8f01-000000000099';
const stream = intakeStreamOf(id);
const entryId = (n: number): string => `01234567-89ab-4cde-8f01-${String(n).padStart(12, '0')}`;
const at = (minutes: number): string => new Date(Date.UTC(2026, 2, 1, 12) + minutes * 60_000).toISOString();
/** Returns the number of visitors who count by then, plus the ones who wait. */
const visitorsOf = (experiment: Parameters<typeof entriesOfPage>[0], intake: Intake | undefined): number =>
  entriesOfPage(experiment, intake, at(100)).length + (waitingOf(experiment, intake, at(100))?.came ?? 0);
const lock: Lock = {
  ...{ criterion: 0.1, n: 60, ahead: 5.51, behind: 4.41, endsAt: null, windowMinutes: 60, counts: 'received' },
  ...{ formula: 'corridor-1', position: 1, startedAt: at(0) },
};
const experiment = { method: 'page', artefact: { kind: 'page', id, goal: 'sign-up' }, lock, closed: null } as const;

/** Facts at minutes after noon, one after the other. */
function intakeOf(...facts: readonly (readonly [minute: number, type: string, data: object])[]): Intake | undefined {
  return facts.reduce<Intake | undefined>((state, [minute, type, data], n) => {
    const fact = { type, v: 1, data: data as JsonObject, at: at(minute), recordedAt: at(minute), position: 10 + n };
    return intakeStream.evolve(state, fact, stream) as Intake;
  }, undefined);
}
const tally = (minute: number, n: number, given = {}) =>
  [
    minute,
    'VisitsTallied',
    { projectId: id, from: 0, runs: [runOf(n, { since: at(minute), until: at(minute), ...given })], dropped: {} },
  ] as const;
const from = (first: number, [minute, type, data]: ReturnType<typeof tally>) =>
  [minute, type, { ...data, from: first }] as const;
const signUp = (minute: number, ordinal: number | null, given = {}) =>
  [
    minute,
    'SignUpReceived',
    { ...signUpOf(ordinal, entryId(ordinal ?? 50), id, `${ordinal}@example.org`), ...given },
  ] as const;
const said = (intake: Intake | undefined, minute: number, given: Partial<typeof experiment> = {}) =>
  entriesOfPage({ ...experiment, ...given }, intake, at(minute))
    .map(({ isYes }) => (isYes ? 'yes' : 'no'))
    .join(' ');

test('visitors count in the order of their ordinals, yes at once and no when their hour is over', () => {
  const intake = intakeOf(from(1, tally(1, 2)), from(3, tally(30, 2)), signUp(35, 1), signUp(36, 3), signUp(37, null));
  expect([36, 60.99, 61, 89.99, 90].map((minute) => said(intake, minute))).toEqual([
    'yes',
    'yes',
    'yes no yes',
    'yes no yes',
    'yes no yes no',
  ]);
});

test('a visitor who converts twice counts by the first time, whichever entry it is of', () => {
  const again = { entryId: entryId(60), email: 'again@example.org' };
  const twice = intakeOf(from(1, tally(1, 1)), signUp(30, 1), signUp(70, 1, again));
  const confirmed = { lock: { ...lock, counts: 'confirmed' as const } };
  const confirm = (minute: number, n: number) => [minute, 'SignUpConfirmed', { entryId: entryId(n) }] as const;
  const later = intakeOf(from(1, tally(1, 1)), signUp(2, 1), signUp(3, 1, again), confirm(30, 60), confirm(70, 1));
  expect([said(twice, 80), said(later, 80, confirmed)]).toEqual(['yes', 'yes']);
});

test('a window of 0 minutes counts what comes with the visit, for half an hour', () => {
  const during = { lock: { ...lock, windowMinutes: 0 } };
  const intake = intakeOf(from(1, tally(1, 3)), signUp(1.5, 1), signUp(31, 2), signUp(31.02, 3));
  expect([30.99, 31, 31.02].map((minute) => said(intake, minute, during))).toEqual([
    'yes yes',
    'yes yes no',
    'yes yes no',
  ]);
  const split = intakeOf(from(1, tally(12 * 60 - 10, 2)), signUp(12 * 60 - 5, 1), signUp(12 * 60 + 5, 2));
  expect(said(split, 12 * 60 + 5, { ...during, method: 'split' as never })).toBe('yes no');
});

test('a conversion after its time stays a no', () => {
  const intake = intakeOf(from(1, tally(1, 2)), signUp(61, 1), signUp(61.02, 2));
  expect(said(intake, 62)).toBe('yes no');
});

test('visitors before the start, after the end, and those excluded are not there', () => {
  const runs = [from(1, tally(-1, 1)), from(2, tally(0, 1)), from(3, tally(2, 1)), from(4, tally(10, 1))];
  const excluded = [12, 'EntryExcluded', { entryId: entryId(3), reason: 'A friend' }] as const;
  const ended = { ...experiment, lock: { ...lock, endsAt: at(10) } };
  const intake = intakeOf(...runs, signUp(11, 1), signUp(11, 3));
  expect([said(intake, 100), said(intake, 100, ended as never)]).toEqual(['no yes no', 'no yes']);
  expect(said(intakeOf(...runs, signUp(11, 1), signUp(11, 3), excluded), 100)).toBe('no no');
});

test('whoever is excluded is no visitor, whichever of their entries says so', () => {
  const excluded = (n: number) => [12, 'EntryExcluded', { entryId: entryId(n), reason: 'A friend' }] as const;
  const door = [3, 'FakeDoorChosen', seenBy(2, entryId(9), id)] as const;
  const runs = [from(1, tally(0, 3)), signUp(2, 1, { hasAnswers: false }), signUp(2, 2), door];
  const qualified = { artefact: { ...experiment.artefact, goal: 'qualified-sign-up' } } as never;
  const [before, without] = [intakeOf(...runs), intakeOf(...runs, excluded(1), excluded(9))];
  expect([
    said(before, 100, qualified),
    said(without, 100, qualified),
    waitingOf(experiment, without, at(5))?.came,
  ]).toEqual(['no yes no', 'no', 1]);
});

test('whoever may still convert is a visitor already, and whoever is excluded is none', () => {
  const runs = [from(1, tally(-1, 1)), from(2, tally(0, 3)), from(5, tally(20, 2))];
  const excluded = [22, 'EntryExcluded', { entryId: entryId(3), reason: 'A friend' }] as const;
  const before = intakeOf(...runs, signUp(21, 1), signUp(21, 3));
  const other = { ...experiment.artefact, id: entryId(7) };
  const came = (intake: Intake | undefined, given = {}) => waitingOf({ ...experiment, ...given }, intake, at(22))?.came;
  expect([
    came(before),
    came(intakeOf(...runs, signUp(21, 1), signUp(21, 3), excluded)),
    came(before, { lock: null }),
    came(undefined),
    came(before, { artefact: other }),
  ]).toEqual([5, 4, undefined, undefined, undefined]);
});

test('once the sample is closed, nothing that comes later changes it', () => {
  const closed = { for: 'ended', position: 12, at: at(70) } as const;
  const intake = intakeOf(from(1, tally(1, 2)), signUp(5, 1), signUp(6, 2), from(3, tally(7, 1)));
  expect([said(intake, 500), said(intake, 500, { closed } as never)]).toEqual(['yes yes no', 'yes no']);
});

test('what counts is the goal, with answers if they are asked for, and confirmed if that was locked', () => {
  const door = [3, 'FakeDoorChosen', seenBy(1, entryId(9), id)] as const;
  const confirmed = [4, 'SignUpConfirmed', { entryId: entryId(2) }] as const;
  const intake = intakeOf(from(1, tally(1, 3)), door, signUp(3, 2), signUp(3, 3, { hasAnswers: false }), confirmed);
  const goal = (name: string, given: Partial<Lock> = {}) =>
    said(intake, 100, { artefact: { ...experiment.artefact, goal: name }, lock: { ...lock, ...given } } as never);
  expect([
    goal('sign-up'),
    goal('qualified-sign-up'),
    goal('fake-door'),
    goal('pre-order'),
    goal('sign-up', { counts: 'confirmed' }),
    goal('sign-up', { n: 2 }),
  ]).toEqual(['no yes yes', 'no yes no', 'yes no no', 'no no no', 'no yes no', 'no yes']);
});

test('a fake door asks for no address, so that it counts unconfirmed whatever was locked', () => {
  const intake = intakeOf(from(1, tally(1, 2)), [3, 'FakeDoorChosen', seenBy(2, entryId(9), id)] as const);
  const door = { artefact: { ...experiment.artefact, goal: 'fake-door' }, lock: { ...lock, counts: 'confirmed' } };
  expect(said(intake, 100, door as never)).toBe('no yes');
});

test('of two versions only who converts on the day of their visit counts, and who has not is a no at midnight', () => {
  const midnight = 12 * 60;
  const late = from(1, tally(midnight - 20, 3));
  const ms = 1 / 60_000;
  const intake = intakeOf(late, signUp(midnight - ms, 1), signUp(midnight, 2));
  const split = { method: 'split' } as never;
  expect([
    ...[said(intake, midnight - 2 * ms, split), said(intake, midnight - ms, split), said(intake, midnight, split)],
    ...[said(intake, midnight), said(intake, midnight + 40)],
  ]).toEqual(['yes', 'yes no no', 'yes no no', 'yes yes', 'yes yes no']);
  // Before midnight the window is the shorter one.
  const early = intakeOf(from(1, tally(0, 2)), signUp(61, 1));
  expect([said(early, 59, split), said(early, 61, split)]).toEqual(['', 'no no']);
});

test('who was invited by somebody that had signed up is neither a visitor nor a yes, unless the test says so', () => {
  const [direct, invited] = [tally(1, 3), from(4, tally(1, 2, { source: invitedSource }))];
  const intake = intakeOf(from(1, direct), invited, signUp(2, 2), signUp(2, 5));
  const of = (rule: object) => ({ ...experiment, lock: { ...lock, n: 10, ...rule } as Lock });
  expect(
    [{}, { countsInvited: true }].map((rule) => [
      said(intake, 100, { lock: of(rule).lock as never }),
      ...[visitorsOf(of(rule), intake), visitorsLeftOut(of(rule), intake, 'invited')],
    ]),
  ).toEqual([
    ['no yes no', 3, 2],
    ['no yes no no yes', 5, 0],
  ]);
});

test('what one address or one network brings beyond its part is neither a visitor nor a yes', () => {
  const one = { ...lock, n: 10, networkRule: 'one' } as const;
  const from = (origins: readonly string[]) => ({ origins });
  const flood = Array.from({ length: 9 }, () => 'n1.a1');
  const runs = [
    tally(1, 9, from(flood)),
    [1, 'VisitsTallied', { ...tally(1, 3, from(['n2.b1', 'n2.b1', 'n3.c1']))[2], from: 10 }] as const,
  ];
  const intake = intakeOf(
    [1, 'VisitsTallied', { ...runs[0]?.[2], from: 1 }],
    ...runs.slice(1),
    signUp(2, 9),
    signUp(2, 12),
  );
  const of = (rule: Lock) => ({ ...experiment, lock: rule });
  const figures = (rule: Lock) => [
    said(intake, 100, { lock: rule as never }),
    visitorsOf(of(rule), intake),
    visitorsLeftOut(of(rule), intake, 'many-from-one-network'),
  ];
  expect([
    figures(one),
    figures({ ...one, n: 40, networkRule: 'shared' }),
    figures({ ...one, networkRule: undefined }),
  ]).toEqual([
    ['no no no no no yes', 6, 6],
    ['no no no no no no no no no no yes', 11, 1],
    ['no no no no no no no no yes no', 10, 0],
  ]);
  expect(entriesOfPage(of(one), intake, at(100)).map(({ network }) => network)).toEqual([
    ...['n1', 'n1', 'n1', 'n2', 'n2', 'n3'],
  ]);
});

test('a network of a day that is excluded brings neither visitors nor yeses, and leaves its room to nobody', () => {
  const runs = from(1, tally(1, 4, { origins: ['0000000a.1', '0000000b.2', '0000000a.3', '0000000c.4'] }));
  const exclusion = [9, 'NetworkExcluded', { network: '0000000a', reason: 'A rival' }] as const;
  const inclusion = [10, 'NetworkIncluded', { network: '0000000a' }] as const;
  const of = (...facts: readonly (readonly [number, string, object])[]) => {
    const intake = intakeOf(runs, signUp(2, 1), signUp(2, 4), ...facts);
    return [said(intake, 100), visitorsOf(experiment, intake)];
  };
  expect([of(), of(exclusion), of(exclusion, inclusion)]).toEqual([
    ['yes no no yes', 4],
    ['no yes', 2],
    ['yes no no yes', 4],
  ]);
});

test('who may not count for another reason takes no room of their network', () => {
  const one = { ...lock, n: 10, networkRule: 'one' } as const;
  const [three, network] = [['n.a', 'n.a', 'n.a'], '0000000a.1'];
  const invited = from(1, tally(1, 3, { source: invitedSource, origins: three }));
  const excluded = from(4, tally(1, 3, { origins: [network, network, network] }));
  const counted = from(7, tally(1, 6, { origins: [...three, network, network, network] }));
  const exclusion = [2, 'NetworkExcluded', { network: '0000000a', reason: 'A rival' }] as const;
  const inclusion = [3, 'NetworkIncluded', { network: '0000000a' }] as const;
  const figures = (...facts: readonly (readonly [number, string, object])[]) => {
    const intake = intakeOf(invited, excluded, counted, ...facts);
    const judged = { ...experiment, lock: one };
    return [visitorsOf(judged, intake), visitorsLeftOut(judged, intake, 'many-from-one-network')];
  };
  expect([figures(), figures(exclusion), figures(exclusion, inclusion)]).toEqual([
    [6, 3],
    [3, 0],
    [6, 3],
  ]);
});

test('nobody who may not count is waited for', () => {
  const one = { ...lock, n: 4, networkRule: 'one' } as const;
  const early = from(1, tally(1, 3, { origins: ['n.a', 'n.a', 'n.a'] }));
  const late = from(4, tally(50, 2, { origins: ['n.a', 'm.a'] }));
  expect(said(intakeOf(early, late, signUp(51, 5)), 62, { lock: one as never })).toBe('no no no yes');
});

test('of another page, of a survey, and without a start nothing counts', () => {
  const intake = intakeOf(from(1, tally(1, 3)));
  const artefact = (given: object) => ({ artefact: { ...experiment.artefact, ...given } }) as never;
  expect([
    said(intake, 100, artefact({ id: entryId(1) })),
    said(intake, 100, artefact({ kind: 'survey' })),
    said(intake, 100, { lock: null } as never),
    said(undefined, 100),
  ]).toEqual(['', '', '', '']);
});

test('who came and does not count yet is known at once, and from when the first of them counts', () => {
  const signUps = Array.from({ length: 14 }, (_, n) => signUp(12, n + 2));
  const intake = intakeOf(from(1, tally(11, 60)), ...signUps);
  const none = { ...experiment, closed: { for: 'ended', position: 99, at: at(20) } } as const;
  expect(waitingOf(experiment, intake, at(20))).toEqual({
    ...{ came: 60, yeses: 14, firstAt: at(71) },
    answers: Array.from({ length: 60 }, (_, n) => n > 0 && n < 15),
  });
  expect([waitingOf(experiment, intake, at(71)), waitingOf(none, intake, at(20))]).toEqual([null, null]);
  expect(waitingOf(experiment, undefined, at(20))).toBe(null);
});

test('those who count already do not wait, and nobody beyond the sample does', () => {
  const intake = intakeOf(from(1, tally(1, 2)), from(3, tally(30, 70)), signUp(31, 1), signUp(36, 4));
  expect(waitingOf(experiment, intake, at(61))).toEqual({
    ...{ came: 58, yeses: 1, firstAt: at(90) },
    answers: Array.from({ length: 58 }, (_, n) => n === 1),
  });
});
