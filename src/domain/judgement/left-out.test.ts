import { expect, test } from 'vitest';
import { aResponse } from '../../../tests/fixtures/a-survey.ts';
import type { Experiment } from '../experiment/experiment.ts';
import type { Intake, PlacedRun } from '../intake/intake.ts';
import { invitedSource } from '../intake/invitation.ts';
import { withParts } from '../log/parts.ts';
import { leftOutOf, leftOutText } from './left-out.ts';

const start = '2026-03-01T12:00:00.000Z';
const run = { version: 'a', source: 'direct', position: 11, since: start, until: start } as const;
const lock = {
  ...{ n: 20, networkRule: 'one', counts: 'received', windowMinutes: 60, position: 10 },
  ...{ startedAt: start, endsAt: null },
};
const testOf = (kind: string, goal: string) =>
  ({ artefact: { kind, id: 's', goal }, lock, closed: null, method: kind }) as unknown as Experiment;

/** Visitors by the letters of their networks, an address each, and a response of each. */
function intakeOf(letters: string, excludedNetworks?: Readonly<Record<string, string>>): Intake {
  const origins = [...letters].map((network) => `${network}.${network}`);
  const runs: readonly PlacedRun[] = [{ ...run, n: letters.length, from: 1, origins }];
  const entries = origins.map((_, n) =>
    aResponse(n + 1, { choices: { ellis: 'very' } }, { position: 20 + n, receivedAt: start }),
  );
  return {
    id: 's',
    projectId: 'p',
    visits: letters.length,
    runs,
    dropped: {},
    entries: withParts({}, entries),
    excludedNetworks,
  };
}
const page = testOf('page', 'sign-up');
const survey = testOf('survey', 'answer:ellis:is:very');

test.each<[string, Experiment, Intake | undefined, string]>([
  ['a page without visitors', page, undefined, ''],
  ['visitors from many networks', page, intakeOf('abcdef'), ''],
  [
    'a fourth visitor of one address',
    page,
    intakeOf('aaaab'),
    '1 visitor, since the limit for their internet connection or network was reached',
  ],
  [
    'networks that the founder excluded for two reasons',
    page,
    intakeOf('aabcccccd', { a: 'A rival', b: 'A rival', d: 'My office' }),
    '2 visitors, since the limit for their internet connection or network was reached; 3 visitors, since their network was excluded (A rival); 1 visitor, since their network was excluded (My office)',
  ],
  [
    'responses to a survey',
    survey,
    intakeOf('aaaaabb', { b: 'My class' }),
    '2 responses, since the limit for their internet connection or network was reached; 2 responses, since their network was excluded (My class)',
  ],
  [
    'visitors who were invited, whatever their network',
    page,
    { ...intakeOf('aaaaab'), runs: intakeOf('aaaaab').runs.map((each) => ({ ...each, source: invitedSource })) },
    '6 visitors, since they were invited by people who had signed up',
  ],
  [
    'invited visitors who are to count, what others are subject to',
    { ...page, lock: { ...lock, countsInvited: true } } as unknown as Experiment,
    { ...intakeOf('aaaab'), runs: intakeOf('aaaab').runs.map((each) => ({ ...each, source: invitedSource })) },
    '1 visitor, since the limit for their internet connection or network was reached',
  ],
])('Of %s what does not count is said with its reason', (_, experiment, intake, said) => {
  expect(leftOutText(leftOutOf(experiment, intake))).toBe(said);
});
