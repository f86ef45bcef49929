import { eachPart } from '../log/parts.ts';
import { guardCell } from '../transfer/formula-guard.ts';
import type { Intake, IntakeEntry } from './intake.ts';

/** The people of one page or survey, which is called so. */
export interface PeopleOfPage {
  readonly title: string;
  readonly intake: Intake;
}

/** An answer in the words of its question. */
export interface NamedAnswer {
  readonly question: string;
  readonly answer: string;
}

/** The same people with what they were asked. */
export interface AnsweredPage extends PeopleOfPage {
  /** Answers of an entry, in the order of the questions; a question without words is called by its place. */
  readonly answersOf: (entry: IntakeEntry) => readonly NamedAnswer[];
}

const before = ['Email', 'Page', 'Goal', 'Received', 'Confirmed', 'Version', 'Source'];
const after = ['Excluded because', 'Note'];
const goals = { 'sign-up': 'Sign-up', 'fake-door': 'Fake door', 'pre-order': 'Pre-order', survey: 'Survey' } as const;

/**
 * Everybody who has left an address, in the order in which they came: a table with a row of headers, guarded for
 * spreadsheets. Each question that somebody answered has a column, by its wording.
 */
export function peopleRows(pages: readonly AnsweredPage[]): readonly (readonly string[])[] {
  const people = pages
    .flatMap(({ title, intake, answersOf }) =>
      [...eachPart(intake.entries)]
        .filter(({ email }) => email !== '')
        .map((entry) => ({ title, entry, answers: answersOf(entry) })),
    )
    .sort((a, b) => (a.entry.position ?? 0) - (b.entry.position ?? 0));
  const questions = [...new Set(people.flatMap(({ answers }) => answers.map(({ question }) => question)))];
  const rows = people.map(({ title, entry, answers }) => {
    const byQuestion = Map.groupBy(answers, ({ question }) => question);
    const cells = questions.map((question) => (byQuestion.get(question) ?? []).map(({ answer }) => answer).join(' · '));
    return [...cellsBefore(title, entry), ...cells, entry.excludedFor ?? '', entry.note];
  });
  return [[...before, ...questions, ...after], ...rows].map((row) => row.map(guardCell));
}

/** How many responses left no address, so that the table has none of their answers. */
export const withoutAddress = (pages: readonly PeopleOfPage[]): number =>
  pages
    .flatMap(({ intake }) => [...eachPart(intake.entries)])
    .filter(({ response, email, erased }) => response !== undefined && email === '' && !erased).length;

const cellsBefore = (title: string, entry: IntakeEntry): readonly string[] => [
  ...[entry.email, title, goals[entry.goal], entry.receivedAt, entry.confirmedAt ?? ''],
  ...[entry.version.toUpperCase(), entry.source],
];
