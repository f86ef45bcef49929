import { countedWords } from '../experiment/counted-words.ts';
import type { Intake, IntakeEntry } from '../intake/intake.ts';
import { pageFigures } from '../intake/page-figures.ts';
import { eachPart } from '../log/parts.ts';
import { type PageGoal, pageGoals } from '../page/page.ts';
import { countOf } from '../text/figures.ts';

/** What strangers did on a page or survey, as a week found it and as it left it; undefined while nobody had come. */
export interface IntakeOfWeek {
  readonly kind: 'page' | 'survey';
  readonly before: Intake | undefined;
  readonly after: Intake | undefined;
}

/** What came in of a project, by what it is. */
interface Counts {
  visitors: number;
  goals: Record<PageGoal, number>;
  responses: number;
}

/**
 * What came in during a week, whether or not it moved a score: "New this week: 60 visitors, 4 sign-ups, 3 interviews."
 * Undefined if nothing did. Who was excluded is not told, nor the founder's own visits.
 */
export function progressLine(intakes: readonly IntakeOfWeek[], interviews: number): string | undefined {
  const [before, after] = [countsOf(intakes, 'before'), countsOf(intakes, 'after')];
  const goals = pageGoals.map((goal): Part => {
    const { yes, yeses } = countedWords[methodOf[goal]];
    return [after.goals[goal] - before.goals[goal], yes, yeses];
  });
  const parts: readonly Part[] = [
    [after.visitors - before.visitors, 'visitor', 'visitors'],
    ...goals,
    [after.responses - before.responses, 'survey response', 'survey responses'],
    [interviews, 'interview', 'interviews'],
  ];
  const said = parts.filter(([n]) => n > 0).map(([n, one, many]) => countOf(n, one, many));
  return said.length === 0 ? undefined : `New this week: ${said.join(', ')}.`;
}

type Part = readonly [n: number, one: string, many: string];

const methodOf = { 'sign-up': 'page', 'fake-door': 'fake-door', 'pre-order': 'pre-order' } as const;

function countsOf(intakes: readonly IntakeOfWeek[], when: 'before' | 'after'): Counts {
  const counts: Counts = { visitors: 0, goals: { 'sign-up': 0, 'fake-door': 0, 'pre-order': 0 }, responses: 0 };
  for (const each of intakes) {
    const intake = each[when];
    if (!intake) continue;
    if (each.kind === 'survey') {
      counts.responses += [...eachPart(intake.entries)].filter(isCounted).length;
      continue;
    }
    for (const goal of pageGoals) counts.goals[goal] += pageFigures(intake, goal).converted;
    counts.visitors += pageFigures(intake, 'sign-up').visitors;
  }
  return counts;
}

/** As the results of a survey have it. */
const isCounted = ({ excludedFor, ordinal }: IntakeEntry): boolean => excludedFor === null && ordinal !== null;
