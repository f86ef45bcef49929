import { isUnderWay } from '../experiment/experiment.ts';
import type { Idea } from '../idea/idea.ts';
import { decidedAt, isAfter } from '../ledger/decisions.ts';
import type { DecisionKind } from '../ledger/ledger.ts';
import { eachPart } from '../log/parts.ts';
import type { Project } from '../project/project.ts';
import type { To } from '../routes/routes.ts';
import type { Verdict } from '../verdict/verdict.ts';
import type { Loop } from './loop-step.ts';

/** The stations between an idea and a decision, in their order. */
export const wayStations = ['idea', 'assumptions', 'tests', 'verdicts', 'decision'] as const;
export type WayStation = (typeof wayStations)[number];

/** How far one idea has come. */
export interface Way {
  /** Missing parts of its description. */
  readonly missing: readonly ('problem' | 'audience')[];
  readonly assumptions: { readonly all: number; readonly critical: number };
  readonly tests: { readonly running: number; readonly over: number };
  readonly verdicts: Readonly<Record<Verdict, number>>;
  /** The last one, since which nothing was judged; null while one is open. */
  readonly decision: { readonly kind: DecisionKind; readonly at: string } | null;
  /** Where each station is. */
  readonly places: Readonly<Record<WayStation, To>>;
}

/** Whether a station is reached: something stands there. */
export function isReached(way: Way, station: WayStation): boolean {
  const reached: Record<WayStation, boolean> = {
    idea: way.missing.length === 0,
    assumptions: way.assumptions.all > 0,
    tests: way.tests.running + way.tests.over > 0,
    verdicts: Object.values(way.verdicts).some((count) => count > 0),
    decision: way.decision !== null,
  };
  return reached[station];
}

/** The first station at which nothing stands yet; null once all are reached. */
export const openStationOf = (way: Way): WayStation | null =>
  wayStations.find((station) => !isReached(way, station)) ?? null;

/** The way of an idea, with its project and what that knows, if it is explored. */
export function wayOf(idea: Idea, project: Pick<Project, 'id'> | undefined, loop: Loop | undefined): Way {
  const experiments = (loop?.experiments ?? []).map(({ experiment }) => experiment);
  const judged = experiments.flatMap(({ judgements }) => judgements.at(-1) ?? []);
  const running = experiments.filter(isUnderWay).length;
  const locked = experiments.filter(({ lock }) => lock !== null).length;
  const live = [...eachPart(loop?.ledger.assumptions ?? {})].filter(({ retired }) => !retired);
  const last = loop?.ledger.decisions.at(-1);
  const isOpen = !last || judged.some((each) => isAfter(each, last.place));
  return {
    missing: (['problem', 'audience'] as const).filter((field) => idea[field] === ''),
    assumptions: { all: live.length, critical: live.filter(({ critical }) => critical).length },
    tests: { running, over: locked - running },
    verdicts: {
      supports: judged.filter(({ verdict }) => verdict === 'supports').length,
      inconclusive: judged.filter(({ verdict }) => verdict === 'inconclusive').length,
      refutes: judged.filter(({ verdict }) => verdict === 'refutes').length,
    },
    decision: isOpen ? null : { kind: last.kind, at: decidedAt(last) },
    places: placesOf(idea, project),
  };
}

function placesOf(idea: Idea, project: Pick<Project, 'id'> | undefined): Way['places'] {
  const toIdea: To = { name: 'idea-vault.idea', params: { ideaId: idea.id } };
  const inValidate = (view: string): To =>
    project ? { name: 'validate', params: { projectId: project.id, view } } : toIdea;
  return {
    idea: toIdea,
    assumptions: inValidate('assumptions'),
    tests: inValidate('experiments'),
    verdicts: inValidate('evidence'),
    decision: inValidate('decide'),
  };
}
