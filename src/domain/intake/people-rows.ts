import { eachPart } from '../log/parts.ts';
import { guardCell } from '../transfer/formula-guard.ts';
import { type Intake, type IntakeEntry, intakeLimits } from './intake.ts';

/** The people of one page, which is called so. */
export interface PeopleOfPage {
  readonly title: string;
  readonly intake: Intake;
}

const answers = Array.from({ length: intakeLimits.answers }, (_, place) => `Answer ${place + 1}`);
const columns = [
  'Email',
  'Page',
  'Goal',
  'Received',
  'Confirmed',
  'Version',
  'Source',
  ...answers,
  'Excluded because',
  'Note',
];
const goals = { 'sign-up': 'Sign-up', 'fake-door': 'Fake door', 'pre-order': 'Pre-order', survey: 'Survey' } as const;

/** Everybody who has left an address, in the order in which they came: a table with a row of headers, guarded for spreadsheets. */
export function peopleRows(pages: readonly PeopleOfPage[]): readonly (readonly string[])[] {
  const people = pages
    .flatMap(({ title, intake }) => [...eachPart(intake.entries)].map((entry) => ({ title, entry })))
    .filter(({ entry }) => entry.email !== '')
    .sort((a, b) => (a.entry.position ?? 0) - (b.entry.position ?? 0));
  return [columns, ...people.map(({ title, entry }) => cellsOf(title, entry).map(guardCell))];
}

const cellsOf = (title: string, entry: IntakeEntry): readonly string[] => [
  entry.email,
  title,
  goals[entry.goal],
  entry.receivedAt,
  entry.confirmedAt ?? '',
  entry.version.toUpperCase(),
  entry.source,
  ...answers.map((_, place) => entry.answers[place] ?? ''),
  entry.excludedFor ?? '',
  entry.note,
];
