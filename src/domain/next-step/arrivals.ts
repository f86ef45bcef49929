import { type CameIn, cameInOn, combineCounts, nothingCameIn, sumOfCounts } from '../intake/came-in.ts';
import type { Intake } from '../intake/intake.ts';
import type { Interview } from '../interview/interview.ts';

/** How much has come in for each project, by its id. */
export type ArrivalsByProject = Readonly<Record<string, CameIn>>;

/** What people did on a page or survey, and the project that it belongs to now. */
export interface ProjectIntake {
  readonly projectId: string;
  readonly kind: 'page' | 'survey';
  readonly intake: Intake;
}

/** Everything that has come in so far. */
export function arrivalsOf(intakes: readonly ProjectIntake[], interviews: readonly Interview[]): ArrivalsByProject {
  const found: Record<string, CameIn> = {};
  const add = (projectId: string, more: CameIn): void => {
    found[projectId] = sumOfCounts(found[projectId] ?? nothingCameIn, more);
  };
  for (const { projectId, kind, intake } of intakes) add(projectId, cameInOn(kind, intake));
  for (const { projectId, removed } of interviews) if (!removed) add(projectId, { ...nothingCameIn, interviews: 1 });
  return found;
}

/** A look at home: what had come in by then, and what the one before it had seen. */
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

/** What came in since the look before, by project; without those where nothing did. */
export function newArrivals({ seen, before }: Look): ReadonlyMap<string, CameIn> {
  const news = Object.entries(seen).map(([projectId, now]): [string, CameIn] => [
    projectId,
    // Something may have been removed or excluded since.
    combineCounts(now, before.seen[projectId] ?? nothingCameIn, (a, b) => Math.max(0, a - b)),
  ]);
  return new Map(news.filter(([, counts]) => Object.values(counts).some((count) => count > 0)));
}
