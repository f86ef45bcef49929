import type { AnyActorRef } from 'xstate';

/**
 * Whom a child tells. In place of `sendParent`, which refuses to be computed where nothing runs: in a replay, or while
 * the paths through a machine are looked for.
 */
export const parentOf = ({ self }: { readonly self: AnyActorRef }): AnyActorRef => self._parent ?? self;
