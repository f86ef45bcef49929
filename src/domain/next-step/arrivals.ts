import type { Experiment } from '../experiment/experiment.ts';
import { cameInOn, cameInText, combineCounts, nothingCameIn, sumOfCounts } from '../intake/came-in.ts';
import type { Intake } from '../intake/intake.ts';
import { pageGoals } from '../page/page.ts';
import { countOf } from '../text/figures.ts';

/** Acts of others, and the verdicts that followed from them; nothing that the founder did, such as logging an interview. */
export const arrivalThings = ['visitors', ...pageGoals, 'responses', 'verdicts'] as const;

/** How much of each has arrived. */
export type Arrivals = Readonly<Record<(typeof arrivalThings)[number], number>>;

const { interviews: _, ...nothingFromOthers } = nothingCameIn;
export const nothingArrived: Arrivals = { ...nothingFromOthers, verdicts: 0 };

/** How much has arrived for each project, by its id. */
export type ArrivalsByProject = Readonly<Record<string, Arrivals>>;

/** The intake of a page or survey, and the project that it belongs to now. */
export interface ProjectIntake {
  readonly projectId: string;
  readonly kind: 'page' | 'survey';
  readonly intake: Intake;
}

/** Everything that has arrived so far. */
export function arrivalsOf(
  intakes: readonly ProjectIntake[],
  experiments: readonly Pick<Experiment, 'projectId' | 'judgements' | 'stoppedFor' | 'result'>[],
): ArrivalsByProject {
  const found: Record<string, Arrivals> = {};
  const add = (projectId: string, more: Partial<Arrivals>): void => {
    found[projectId] = sumOfCounts(found[projectId] ?? nothingArrived, { ...nothingArrived, ...more });
  };
  for (const { projectId, kind, intake } of intakes) {
    const { interviews: _, ...fromOthers } = cameInOn(kind, intake);
    add(projectId, fromOthers);
  }
  for (const { projectId, judgements, stoppedFor, result } of experiments) {
    // A test that the founder stopped or reported is no news, nor is one that was judged anew after an exclusion.
    if (judgements.length > 0 && stoppedFor === null && result === null) add(projectId, { verdicts: 1 });
  }
  return found;
}

/** "34 visitors, 5 sign-ups, 1 verdict", without what did not arrive; empty if nothing did. */
export const arrivalsText = ({ verdicts, ...fromOthers }: Arrivals): string =>
  [cameInText({ ...nothingCameIn, ...fromOthers }), verdicts > 0 ? countOf(verdicts, 'verdict') : '']
    .filter((text) => text !== '')
    .join(', ');

/** A look at home: what had arrived by then, and what the one before it had seen. */
export interface Look {
  /** ISO 8601. */
  readonly at: string;
  readonly seen: ArrivalsByProject;
  readonly before: { readonly at: string; readonly seen: ArrivalsByProject };
}

/** Looks that follow within it are one, so that a reload does not hide what was new a moment ago. */
const oneLookMs = 60 * 60_000;

/** The look at `now` (ISO 8601) that follows `last`; null if there was none. */
export function nextLook(last: Look | null, now: string, seen: ArrivalsByProject): Look {
  if (!last) return { at: now, seen, before: { at: now, seen } };
  const isSame = Date.parse(now) - Date.parse(last.at) < oneLookMs;
  return { at: now, seen, before: isSame ? last.before : { at: last.at, seen: last.seen } };
}

/** Arrivals since the look before, by project; without those where nothing arrived. */
export function newArrivals({ seen, before }: Look): ReadonlyMap<string, Arrivals> {
  const news = Object.entries(seen).map(([projectId, now]): [string, Arrivals] => [
    projectId,
    // Something may have been removed or excluded since.
    combineCounts(now, before.seen[projectId] ?? nothingArrived, (a, b) => Math.max(0, a - b)),
  ]);
  return new Map(news.filter(([, counts]) => Object.values(counts).some((count) => count > 0)));
}
