import { fromCallback, fromPromise } from 'xstate';
import { buildPath } from '#domain/routes/build-path.ts';
import { matchPath } from '#domain/routes/match-path.ts';
import type { Tokens } from '#domain/session/tokens.ts';
import type { User } from '#domain/user/user.ts';
import { appMachine } from '#machines/app.machine.ts';
import { type EndSessionInput, sessionMachine } from '#machines/auth/session.machine.ts';
import type { GuardActor } from '#machines/shell/guard.machine.ts';
import { type Navigate, navigationMachine, type RouterReport } from '#machines/shell/navigation.machine.ts';
import { syncMachine } from '#machines/sync/sync.machine.ts';
import type { SecretsOfWalk } from './secrets-of-walk.ts';

/** The whole application over an outside that answers well or badly, and lets secrets slip into its errors. */
export function appOverOutside(random: () => number, secrets: SecretsOfWalk) {
  const answer = async <T>(good: () => T): Promise<T> => {
    if (random() < 0.7) return good();
    if (random() < 0.5) throw { kind: 'no-answer' };
    throw new Error(`401 for ${secrets.email} with ${secrets.token()} at /auth/action?oobCode=${secrets.oobCode()}`);
  };
  const user = (): User => ({
    id: 'u1',
    email: secrets.email,
    emailVerified: random() < 0.5,
    displayName: null,
    photoUrl: null,
    createdAt: '2026-11-20T10:00:00.000Z',
    userOnboarding: { onboardingCompleted: random() < 0.7 },
  });
  return appMachine.provide({
    actors: {
      session: sessionMachine.provide({
        actors: {
          restore: fromPromise<Tokens | null>(() => answer(() => (random() < 0.5 ? secrets.tokens() : null))),
          exchange: fromPromise<Tokens, { readonly firebaseToken: string }>(() => answer(secrets.tokens)),
          refresh: fromPromise<Tokens, { readonly refreshToken: string }>(() => answer(secrets.tokens)),
          endSession: fromPromise<void, EndSessionInput>(() => answer(() => {})),
        },
      }),
      navigation: navigationMachine.provide({ actors: { router: routerOf(random) } }),
      loadUser: fromPromise<User>(() => answer(user)),
      sync: syncMachine.provide({
        actors: {
          replica: fromCallback(() => {}),
          watchConnection: fromCallback(() => {}),
          live: fromCallback(() => {}),
          loadSnapshot: fromPromise(() => answer(() => {})),
          pull: fromPromise(() => answer(() => {})),
          push: fromPromise(() => answer(() => ({ isStorageBehind: random() < 0.1 }))),
          waitBeforeRetry: fromPromise(() => new Promise<void>(() => {})),
        },
      }),
    },
  });
}

/** A router without a browser: it asks the guard and follows its redirects. */
const routerOf = (random: () => number) =>
  fromCallback<Navigate>(({ receive, sendBack, system }) => {
    const guard = system.get('guard') as GuardActor;
    const report = (event: RouterReport) => sendBack(event);
    let asked = 0;
    const go = (path: string) => {
      const place = matchPath(path);
      const id = `q${asked++}`;
      report({ type: 'transition.started', path });
      const cancelled = guard.on('guard.cancelled', (question) => {
        if (question.id === id) report({ type: 'transition.cancelled', path });
      });
      const answers = guard.on('guard.answered', ({ id: answered, decision }) => {
        if (answered !== id) return;
        answers.unsubscribe();
        cancelled.unsubscribe();
        if (decision.kind === 'redirect') return go(buildPath(decision.to));
        const arrives = decision.kind === 'allow' && random() < 0.9;
        report(arrives ? { type: 'transition.succeeded', place } : { type: 'transition.failed', path, reason: path });
      });
      guard.send({ type: 'guard.asked', id, place });
    };
    receive(({ to }) => go(buildPath(to)));
    go('/sign-in');
  });
