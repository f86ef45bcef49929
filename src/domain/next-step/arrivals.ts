import type { Intake } from '../intake/intake.ts';
import type { Interview } from '../interview/interview.ts';
import { eachPart } from '../log/parts.ts';

/** How much has come in for one project. */
export type Arrivals = {
  readonly visitors: number;
  /** Whatever the goal of the page is: sign-ups, orders, choices of a fake door. */
  readonly signUps: number;
  readonly responses: number;
  readonly interviews: number;
};

/** By the ids of the projects. */
export type ArrivalsByProject = Readonly<Record<string, Arrivals>>;

const none: Arrivals = { visitors: 0, signUps: 0, responses: 0, interviews: 0 };

/** Everything that has come in so far. Whoever does not count as a visitor, as the founder, is left out. */
export function arrivalsOf(intakes: readonly Intake[], interviews: readonly Interview[]): ArrivalsByProject {
  const found: Record<string, Arrivals> = {};
  const add = (projectId: string, more: Partial<Arrivals>): void => {
    found[projectId] = combine(found[projectId] ?? none, { ...none, ...more }, (a, b) => a + b);
  };
  for (const { projectId, visits, entries } of intakes) {
    const counted = [...eachPart(entries)].filter(({ ordinal }) => ordinal !== null);
    const responses = counted.filter(({ goal }) => goal === 'survey').length;
    add(projectId, { visitors: visits, signUps: counted.length - responses, responses });
  }
  for (const { projectId, removed } of interviews) if (!removed) add(projectId, { interviews: 1 });
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
export const oneLookMs = 60 * 60_000;

/** The look at `now` (ISO 8601) that follows `last`; null if there was none. */
export function nextLook(last: Look | null, now: string, seen: ArrivalsByProject): Look {
  if (!last) return { at: now, seen, before: { at: now, seen } };
  const isSame = Date.parse(now) - Date.parse(last.at) < oneLookMs;
  return { at: now, seen, before: isSame ? last.before : { at: last.at, seen: last.seen } };
}

/** What came in since the look before, by project; without those where nothing did. */
export function newArrivals({ seen, before }: Look): ReadonlyMap<string, Arrivals> {
  const news = Object.entries(seen).map(([projectId, now]): [string, Arrivals] => [
    projectId,
    // An interview may have been removed since.
    combine(now, before.seen[projectId] ?? none, (a, b) => Math.max(0, a - b)),
  ]);
  return new Map(news.filter(([, counts]) => Object.values(counts).some((count) => count > 0)));
}

const combine = (a: Arrivals, b: Arrivals, by: (a: number, b: number) => number): Arrivals => ({
  visitors: by(a.visitors, b.visitors),
  signUps: by(a.signUps, b.signUps),
  responses: by(a.responses, b.responses),
  interviews: by(a.interviews, b.interviews),
});
