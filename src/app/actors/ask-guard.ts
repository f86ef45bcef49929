import type { Verdict } from '#adapters/router/create-app-router.ts';
import type { Location } from '#domain/routes/routes.ts';
import type { GuardActor, GuardEmitted } from '#machines/shell/guard.machine.ts';

export type AskGuard = (place: Location) => Promise<Verdict>;

/** Puts a question to the guard and waits for its answer; rejects where a newer question came first. */
export function createAskGuard(guard: GuardActor, newId: () => string): AskGuard {
  return (place) => {
    const id = newId();
    const { promise, resolve, reject } = Promise.withResolvers<Verdict>();
    const listening = guard.on('*', (emitted) => {
      if (emitted.id !== id) return;
      listening.unsubscribe();
      if (emitted.type === 'guard.cancelled') reject({ reason: 'overtaken' });
      else resolve(verdictOf(emitted.decision));
    });
    guard.send({ type: 'guard.asked', id, place });
    return promise;
  };
}

type Decision = Extract<GuardEmitted, { type: 'guard.answered' }>['decision'];

const verdictOf = (decision: Decision): Verdict =>
  decision.kind === 'user-unavailable' ? { kind: 'fail', reason: 'We couldn’t load your account.' } : decision;
