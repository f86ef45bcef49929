import type { ReadonlyAtom } from '@xstate/store';
import { type Idea, ideaStreamOf } from '#domain/idea/idea.ts';
import type { Workspace } from './workspace.store.ts';

/** Every idea of the workspace, archived ones too, in the order in which they came. The same atom every time. */
export function ideasOf(workspace: Workspace): ReadonlyAtom<readonly Idea[]> {
  return workspace.statesOf('idea') as ReadonlyAtom<readonly Idea[]>;
}

/** One idea, undefined while there is none. The same atom every time. */
export function ideaOf(workspace: Workspace, id: string): ReadonlyAtom<Idea | undefined> {
  return workspace.stream(ideaStreamOf(id)) as ReadonlyAtom<Idea | undefined>;
}
