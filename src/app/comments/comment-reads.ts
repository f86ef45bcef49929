import { type Atom, createAtom } from '@xstate/store';
import type { SeenComments } from '#domain/thread/unread.ts';
import type { App } from '../app-context.ts';

const known = new WeakMap<App, Atom<SeenComments>>();

/** The last comment that this account has seen in each thread. The same atom every time. */
export function seenComments(app: App): Atom<SeenComments> {
  const atom = known.get(app) ?? createAtom<SeenComments>({});
  known.set(app, atom);
  return atom;
}

/** These comments were seen, each the last of its thread. */
export function markSeen(app: App, seen: SeenComments): void {
  const atom = seenComments(app);
  const now = atom.get();
  if (Object.entries(seen).some(([thread, comment]) => now[thread] !== comment)) atom.set({ ...now, ...seen });
}
