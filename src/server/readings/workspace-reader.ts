import type { Pool } from 'pg';
import { type Experiment, experimentStreamOf } from '#domain/experiment/experiment.ts';
import type { Interview } from '#domain/interview/interview.ts';
import { interviewNow } from '#domain/interview/interview-now.ts';
import { type Project, projectStreamOf } from '#domain/project/project.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { streamsOfKinds } from '../event-store/streams-of-kinds.ts';
import { ApiError } from '../http/api-error.ts';

export interface WorkspaceReaderDeps {
  readonly pool: Pool;
  readonly eventStore: Pick<EventStore, 'snapshot'>;
}

/** A stream that belongs to a project. */
type OfProject = { readonly projectId: string; readonly removed?: boolean };

export type WorkspaceReader = ReturnType<typeof createWorkspaceReader>;

/** Reads the streams of one workspace, for programs that do not fold facts. */
export function createWorkspaceReader({ pool, eventStore }: WorkspaceReaderDeps, workspaceId: string) {
  const stateOf = async <State>(stream: string): Promise<State | undefined> =>
    (await eventStore.snapshot(workspaceId, stream))?.state as State | undefined;
  const idsOf = async (kind: string): Promise<readonly string[]> =>
    (await streamsOfKinds(pool, workspaceId, new Set([kind]))).map((stream) => stream.slice(kind.length + 1));
  /** The state as it belongs to its project today: a pivot may have taken along the test of an interview. */
  const stateNow = async (stream: string): Promise<OfProject | undefined> => {
    const state = await stateOf<OfProject>(stream);
    if (!state || !stream.startsWith('interview-')) return state;
    const interview = state as Interview;
    const { experimentId } = interview;
    return interviewNow(
      interview,
      experimentId === null ? undefined : await stateOf<Experiment>(experimentStreamOf(experimentId)),
    );
  };
  return {
    stateOf,
    idsOf,
    /** The state as it belongs to its project today; undefined for one that was removed. */
    async stateNow<State extends OfProject>(stream: string): Promise<State | undefined> {
      const state = await stateNow(stream);
      return state && !state.removed ? (state as State) : undefined;
    },
    /** Undefined for one that was removed, or belongs to another project. */
    async stateIn<State extends OfProject>(projectId: string, stream: string): Promise<State | undefined> {
      const state = await stateNow(stream);
      return state && state.projectId === projectId && !state.removed ? (state as State) : undefined;
    },
    /** Ids of projects by those of their ideas. */
    async projectsByIdea(): Promise<ReadonlyMap<string, string>> {
      const found = new Map<string, string>();
      for (const id of await idsOf('project')) {
        const project = await stateOf<Project>(projectStreamOf(id));
        if (project && !project.removed) found.set(project.ideaId, id);
      }
      return found;
    },
    /** Throws 404 for one that is not there. */
    async requireProject(projectId: string): Promise<Project> {
      const project = await stateOf<Project>(projectStreamOf(projectId));
      if (!project || project.removed) throw new ApiError(404, 'not-found', 'There’s no such project.');
      return project;
    },
  };
}
