import type { AnyActorLogic } from 'xstate';

/** Stands in for logic that is fetched later; `read` is first called when an actor of it starts. */
export function lazyLogic<Logic extends AnyActorLogic>(read: () => Logic): Logic {
  const late: AnyActorLogic = {
    transition: (...args) => read().transition(...args),
    getInitialSnapshot: (...args) => read().getInitialSnapshot(...args),
    getPersistedSnapshot: (...args) => read().getPersistedSnapshot(...args),
    restoreSnapshot: (...args) => read().restoreSnapshot?.(...args),
    start: (...args) => read().start?.(...args),
  };
  return late as Logic;
}
