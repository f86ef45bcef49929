import { type Idea, ideaStreamOf } from '#domain/idea/idea.ts';
import { type Project, projectStreamOf } from '#domain/project/project.ts';
import type { EventStore } from '../event-store/event-store.ts';

/** Reads the present title of a ledger's project; empty if the project is gone. */
export type TitleOfProject = (workspaceId: string, ledgerStream: string) => Promise<string>;

export function createTitleOfProject(eventStore: Pick<EventStore, 'snapshot'>): TitleOfProject {
  return async (workspaceId, ledgerStream) => {
    const read = async <State>(stream: string): Promise<State | undefined> =>
      (await eventStore.snapshot(workspaceId, stream))?.state as State | undefined;
    const project = await read<Project>(projectStreamOf(ledgerStream.slice('ledger-'.length)));
    if (!project) return '';
    return project.title || (await read<Idea>(ideaStreamOf(project.ideaId)))?.title || '';
  };
}
