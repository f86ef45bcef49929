import { type CameIn, cameInOn, cameInText, combineCounts, nothingCameIn, sumOfCounts } from '../intake/came-in.ts';
import type { Intake } from '../intake/intake.ts';

/** What strangers did on a page or survey, as a week found it and as it left it; undefined while nobody had come. */
export interface IntakeOfWeek {
  readonly kind: 'page' | 'survey';
  readonly before: Intake | undefined;
  readonly after: Intake | undefined;
}

/**
 * What came in during a week, whether or not it moved a score: "New this week: 60 visitors, 4 sign-ups, 3 interviews."
 * Undefined if nothing did. Who was excluded is not told, nor the founder's own visits.
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
