import { type CameIn, cameInOn, cameInText, combineCounts, nothingCameIn, sumOfCounts } from '../intake/came-in.ts';
import type { Intake } from '../intake/intake.ts';

/** Intake of a page or survey at the start and at the end of a week; undefined while nobody had come. */
export interface IntakeOfWeek {
  readonly kind: 'page' | 'survey';
  readonly before: Intake | undefined;
  readonly after: Intake | undefined;
}

/**
 * Sums up the visitors, responses and interviews of a week, whether or not they moved a score: "New this week: 60
 * visitors, 4 sign-ups, 3 interviews." Undefined if there were none. Excluded visitors and the founder's own visits are
 * not told.
 */
export function progressLine(intakes: readonly IntakeOfWeek[], interviews: number): string | undefined {
  const ofPeople = combineCounts(
    countsOf(intakes, 'after'),
    countsOf(intakes, 'before'),
    (after, before) => after - before,
  );
  const text = cameInText({ ...ofPeople, interviews });
  return text === '' ? undefined : `New this week: ${text}.`;
}

const countsOf = (intakes: readonly IntakeOfWeek[], when: 'before' | 'after'): CameIn =>
  intakes
    .flatMap(({ kind, [when]: intake }) => (intake ? [cameInOn(kind, intake)] : []))
    .reduce(sumOfCounts, nothingCameIn);
