import { evolveMoments } from '../log/name-moment.ts';
import type { DatedFact } from '../log/recorded-event.ts';
import { type Project, projectIdOf } from './project.ts';

/** What can have happened to a project. */
type ProjectFact =
  | {
      readonly type: 'ProjectStarted';
      readonly data: {
        readonly ideaId: string;
        readonly canvasId: string;
        readonly forkedFrom?: string;
        readonly sample?: boolean;
      };
    }
  | { readonly type: 'ProjectRenamed'; readonly data: { readonly title: string } }
  | { readonly type: 'ProjectArchived' | 'ProjectRestored' | 'ProjectRemoved' | 'MomentNamed' };

/** Folds one fact into a project. Facts of other kinds, and facts before the beginning, change nothing. */
export function evolveProject(project: Project | undefined, dated: DatedFact, stream: string): Project | undefined {
  const fact = dated as unknown as ProjectFact;
  const changedAt = dated.at;
  if (!project) {
    if (fact.type !== 'ProjectStarted') return undefined;
    const { ideaId, canvasId, forkedFrom = null, sample = false } = fact.data;
    const started = { id: projectIdOf(stream), ideaId, canvasId, forkedFrom, isSample: sample };
    return { ...started, title: '', archived: false, removed: false, moments: [], startedAt: changedAt, changedAt };
  }
  switch (fact.type) {
    case 'ProjectRenamed':
      return { ...project, title: fact.data.title, changedAt };
    case 'ProjectArchived':
      return { ...project, archived: true, changedAt };
    case 'ProjectRestored':
      return { ...project, archived: false, removed: false, changedAt };
    case 'ProjectRemoved':
      return { ...project, removed: true, changedAt };
    case 'MomentNamed':
      return { ...project, moments: evolveMoments(project.moments, dated) };
    default:
      return project;
  }
}
