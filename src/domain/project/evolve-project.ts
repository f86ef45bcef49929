import { ignoreUnknown } from '../log/define-stream.ts';
import { doneBy } from '../log/member-of-fact.ts';
import { evolveMoments, type MomentFact } from '../log/name-moment.ts';
import type { Dated, FactOf } from '../log/recorded-event.ts';
import { type Project, projectIdOf } from './project.ts';
import type { ProjectCommandData } from './project-commands.ts';

type Nothing = Record<string, never>;

/** All facts that can happen to a project. */
export type ProjectFact =
  | FactOf<{
      readonly ProjectStarted: ProjectCommandData<'StartProject'>;
      readonly ProjectRenamed: { readonly title: string };
      readonly ProjectArchived: Nothing;
      readonly ProjectRestored: Nothing;
      readonly ProjectRemoved: Nothing;
    }>
  | MomentFact;

/** Raise it with a new type of fact, or if `evolve` makes something else of one: kept states are then folded anew. */
export const projectFoldVersion = 2;

/** Folds one fact into a project. Facts of other kinds, and facts before the beginning, change nothing. */
export function evolveProject(
  before: Project | undefined,
  fact: Dated<ProjectFact>,
  stream: string,
): Project | undefined {
  const changed = { changedAt: fact.at, ...doneBy('changedBy', fact) };
  if (!before) {
    if (fact.type !== 'ProjectStarted') return undefined;
    const { ideaId, canvasId, forkedFrom = null, sample = false } = fact.data;
    const started = { id: projectIdOf(stream), ideaId, canvasId, forkedFrom, isSample: sample };
    return {
      ...started,
      title: '',
      archived: false,
      removed: false,
      moments: [],
      startedAt: fact.at,
      ...doneBy('startedBy', fact),
      ...changed,
    };
  }
  const { changedBy: _, ...project } = before;
  switch (fact.type) {
    case 'ProjectRenamed':
      return { ...project, title: fact.data.title, ...changed };
    case 'ProjectArchived':
      return { ...project, archived: true, ...changed };
    case 'ProjectRestored':
      return { ...project, archived: false, removed: false, ...changed };
    case 'ProjectRemoved':
      return { ...project, removed: true, ...changed };
    case 'MomentNamed':
      return { ...before, moments: evolveMoments(before.moments, fact.data) };
    case 'ProjectStarted':
      return before;
    default:
      return ignoreUnknown(fact, before);
  }
}
