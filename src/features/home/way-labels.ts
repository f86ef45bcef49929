import { isReached, type Way, type WayStation } from '#domain/next-step/way.ts';
import { figureOf } from '#domain/text/figures.ts';

const decisions = { pivot: 'Pivot', persevere: 'Persevere', pause: 'Pause', kill: 'Kill' } as const;

const counted = (parts: readonly (readonly [number, string])[]): string =>
  parts.flatMap(([count, what]) => (count > 0 ? [`${figureOf(count)} ${what}`] : [])).join(', ');

/** Content of each station, in words; `decision` without its date. */
const texts: { readonly [S in WayStation]: (way: Way) => string } = {
  idea: ({ missing }) => (missing.length === 0 ? 'Problem and audience' : `No ${missing.join(' and ')} yet`),
  assumptions: ({ assumptions: { all, critical } }) =>
    all === 0 ? 'None yet' : critical === 0 ? figureOf(all) : `${figureOf(all)}, ${figureOf(critical)} critical`,
  tests: ({ tests: { running, over } }) =>
    counted([
      [running, 'running'],
      [over, 'done'],
    ]) || 'None yet',
  verdicts: ({ verdicts: { supports, refutes, inconclusive } }) =>
    counted([
      [supports, supports === 1 ? 'supports' : 'support'],
      [refutes, refutes === 1 ? 'refutes' : 'refute'],
      [inconclusive, 'inconclusive'],
    ]) || 'None yet',
  decision: ({ decision }) => (decision ? decisions[decision.kind] : 'Open'),
};

export const wayLabels = {
  /** Name of the list. */
  title: (idea: string) => `From idea to decision: ${idea}`,
  stations: {
    idea: 'Idea',
    assumptions: 'Assumptions',
    tests: 'Tests',
    verdicts: 'Verdicts',
    decision: 'Decision',
  } satisfies Record<WayStation, string>,
  text: (way: Way, station: WayStation): string => texts[station](way),
  /** Mark of the first station that is not reached yet. */
  next: 'Next',
  /** State of the other stations, for readers who do not see the flags. */
  state: (way: Way, station: WayStation): string => (isReached(way, station) ? 'done' : 'open'),
} as const;
