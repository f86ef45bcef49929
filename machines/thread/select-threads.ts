import { createAtom, type ReadonlyAtom } from '@xstate/store';
import { subjectKey } from '#domain/thread/subject.ts';
import { isEmptyThread, type Thread } from '#domain/thread/thread.ts';
import { atomByWorkspace } from '../atom-by-workspace.ts';
import type { Workspace } from '../sync/workspace.store.ts';

/** Threads by the key of their subject, each list in the order in which it began. */
export type ThreadsBySubject = ReadonlyMap<string, readonly Thread[]>;

const none: readonly Thread[] = [];
const known = new WeakMap<Workspace, ReadonlyAtom<ThreadsBySubject>>();

/** All threads in which something is to be read. The same atom every time. */
export function threadsOf(workspace: Workspace): ReadonlyAtom<ThreadsBySubject> {
  const atom =
    known.get(workspace) ??
    createAtom(() => {
      const threads = (workspace.statesOf('thread').get() as readonly Thread[]).filter((each) => !isEmptyThread(each));
      return Map.groupBy(threads, ({ subject, place }) => subjectKey(subject, place));
    });
  known.set(workspace, atom);
  return atom;
}

/** The threads about one subject, by its key. Changes only with these. The same atom every time. */
export const threadsAbout = atomByWorkspace(
  (workspace, key): ReadonlyAtom<readonly Thread[]> =>
    createAtom(() => threadsOf(workspace).get().get(key) ?? none, {
      compare: (a, b) => a.length === b.length && a.every((each, n) => each === b[n]),
    }),
);

/** How many comments are to be read in threads that are open. */
export const countOpen = (threads: readonly Thread[]): number =>
  threads
    .filter(({ resolved }) => !resolved)
    .reduce((sum, { comments }) => sum + comments.filter(({ removed }) => !removed).length, 0);

/** Open threads of all subjects, those that changed last first. */
export const openThreadsOf = (bySubject: ThreadsBySubject): readonly Thread[] => byChange(bySubject, false);

/** The same of resolved ones. */
export const resolvedThreadsOf = (bySubject: ThreadsBySubject): readonly Thread[] => byChange(bySubject, true);

const byChange = (bySubject: ThreadsBySubject, wanted: boolean): readonly Thread[] =>
  [...bySubject.values()]
    .flat()
    .filter(({ resolved }) => resolved === wanted)
    .toSorted((a, b) => (a.changedAt < b.changedAt ? 1 : a.changedAt > b.changedAt ? -1 : 0));
