import { methodOfGoal } from '../experiment/counted-artefacts.ts';
import { countedWords } from '../experiment/counted-words.ts';
import { eachPart } from '../log/parts.ts';
import { type PageGoal, pageGoals } from '../page/page.ts';
import { isCounted, isResponse } from '../survey/survey-response.ts';
import { countOf } from '../text/figures.ts';
import { excludedVisitors, ordinalsOf } from './excluded-visitors.ts';
import type { Intake } from './intake.ts';

/**
 * Kinds of activity counted for an idea, in the order in which they are listed. Visitors are a page's; their actions
 * are named by their goal.
 */
export const cameInThings = ['visitors', ...pageGoals, 'responses', 'interviews'] as const;
export type CameInThing = (typeof cameInThings)[number];

/** How much of each has come in. */
export type CameIn = Readonly<Record<CameInThing, number>>;

export const nothingCameIn: CameIn = {
  ...{ visitors: 0, 'sign-up': 0, 'fake-door': 0, 'pre-order': 0 },
  ...{ responses: 0, interviews: 0 },
};

type Counted = Pick<Intake, 'runs' | 'entries' | 'excludedNetworks'>;

const known = new WeakMap<Counted, CameIn>();

/**
 * Counts the activity on a page or a survey, without the founder's own visits and visitors who were excluded, alone or
 * with their network. A page's visitor who did the same thing twice counts once. Returns the same object for the same
 * intake.
 */
export function cameInOn(kind: 'page' | 'survey', intake: Counted): CameIn {
  const counted = known.get(intake) ?? (kind === 'page' ? cameInOnPage(intake) : cameInOnSurvey(intake));
  known.set(intake, counted);
  return counted;
}

function cameInOnPage(intake: Counted): CameIn {
  const excluded = excludedVisitors(intake);
  const entries = [...eachPart(intake.entries)].filter(({ ordinal }) => !excluded.has(ordinal ?? 0));
  const did = (wanted: PageGoal): number => ordinalsOf(entries.filter(({ goal }) => goal === wanted)).size;
  const all = intake.runs.reduce((sum, { n }) => sum + n, 0);
  const excludedOfAll = [...excluded].filter((ordinal) => ordinal <= all).length;
  return {
    ...nothingCameIn,
    ...{ visitors: all - excludedOfAll, 'sign-up': did('sign-up') },
    ...{ 'fake-door': did('fake-door'), 'pre-order': did('pre-order') },
  };
}

const cameInOnSurvey = ({ entries }: Counted): CameIn => ({
  ...nothingCameIn,
  responses: [...eachPart(entries)].filter((entry) => isResponse(entry) && isCounted(entry)).length,
});

/** How many there are of each thing. */
type Counts<Thing extends string> = Readonly<Record<Thing, number>>;

/** Each thing of two counts together, by `combine`. */
export const combineCounts = <Thing extends string>(
  a: Counts<Thing>,
  b: Counts<Thing>,
  combine: (a: number, b: number) => number,
): Counts<Thing> => {
  const things = Object.keys(a) as Thing[];
  return Object.fromEntries(things.map((thing) => [thing, combine(a[thing], b[thing])])) as Counts<Thing>;
};

export const sumOfCounts = <Thing extends string>(a: Counts<Thing>, b: Counts<Thing>): Counts<Thing> =>
  combineCounts(a, b, (one, other) => one + other);

const ofGoal = (goal: PageGoal): readonly [one: string, many: string] => {
  const { yes, yeses } = countedWords[methodOfGoal[goal]];
  return [yes, yeses];
};

/** How each is called, one and many. */
export const cameInWords: Readonly<Record<CameInThing, readonly [one: string, many: string]>> = {
  visitors: ['visitor', 'visitors'],
  'sign-up': ofGoal('sign-up'),
  'fake-door': ofGoal('fake-door'),
  'pre-order': ofGoal('pre-order'),
  responses: ['survey response', 'survey responses'],
  interviews: ['interview', 'interviews'],
};

/** "34 visitors, 5 sign-ups", without what did not come; empty if nothing did. */
export const cameInText = (counts: CameIn): string =>
  cameInThings
    .filter((thing) => counts[thing] > 0)
    .map((thing) => countOf(counts[thing], ...cameInWords[thing]))
    .join(', ');
