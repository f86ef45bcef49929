import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, setup } from 'xstate';
import { createAppRouter } from '#adapters/router/create-app-router.ts';
import { routes } from '#domain/routes/routes.ts';
import type { Tokens } from '#domain/session/tokens.ts';
import type { User } from '#domain/user/user.ts';
import { appMachine } from '#machines/app.machine.ts';
import { actorOf } from '#machines/app-system.ts';
import { type EndSessionInput, sessionMachine } from '#machines/auth/session.machine.ts';
import { type Navigate, navigationMachine, type RouterReport } from '#machines/shell/navigation.machine.ts';
import { createAskGuard } from '../../src/app/actors/ask-guard.ts';
import { fakeHistory } from '../fixtures/fake-history.ts';
import { madeUpUser } from '../fixtures/made-up-user.ts';
import { type Outcome, outcomeOf, rows, titleOf, type Visit, visits } from './guard-table.ts';

const tokens: Tokens = { accessToken: 'access', refreshToken: 'refresh' };

/** The application's machines, the real guard and the real router, over a history in memory. */
async function carryOut({ preRelease, appTheme, who, address }: Visit): Promise<Outcome> {
  const history = fakeHistory(address);
  let asked = 0;
  let hasArrived = (_path: string) => {};
  const router = fromCallback<Navigate>(({ sendBack, receive, system }) => {
    const report = (event: RouterReport) => sendBack(event);
    const app = createAppRouter({
      guard: createAskGuard(actorOf(system, 'guard'), () => `q${asked++}`),
      load: async () => {},
      browser: history.browser,
      onStarted: (path) => report({ type: 'transition.started', path }),
      onSucceeded: (place) => {
        report({ type: 'transition.succeeded', place });
        hasArrived(place.path);
      },
      onFailed: (path, reason) => report({ type: 'transition.failed', path, reason }),
      onCancelled: (path) => report({ type: 'transition.cancelled', path }),
    });
    receive(({ to, replace = false }) => app.navigate(to, { replace }));
    app.start();
    return app.stop;
  });
  const machine = appMachine.provide({
    actors: {
      session: sessionMachine.provide({
        actors: {
          restore: fromPromise<Tokens | null>(async () => (who === 'stranger' ? null : tokens)),
          endSession: fromPromise<void, EndSessionInput>(async () => {}),
        },
      }),
      navigation: navigationMachine.provide({ actors: { router } }),
      loadUser: fromPromise<User>(async () => madeUpUser(who === 'founder')),
      sync: setup({}).createMachine({}) as never,
    },
  });
  const input = { flags: { preRelease, appTheme }, theme: { choice: 'system', systemDark: false } } as const;
  const app = createActor(machine, { input });
  const arrived = new Promise((resolve) => (hasArrived = resolve));
  app.start();
  await arrived;
  await new Promise((resolve) => setTimeout(resolve));
  const place = app.getSnapshot().context.place;
  const outcome = {
    route: place?.name ?? 'not-found',
    address: history.here() ?? '',
    signedIn: actorOf(app.system, 'session').getSnapshot().hasTag('authed'),
  };
  app.stop();
  return outcome;
}

describe(`the guard table, ${visits.length} visits`, () => {
  test('has every route, once', () => {
    const inTable = rows.map(({ route }) => route).toSorted();
    expect(inTable).toEqual([...routes.map(({ name }) => name), 'not-found'].toSorted());
  });

  test.each(visits.map((visit) => [titleOf(visit), visit] as const))('%s', async (_, visit) => {
    expect(await carryOut(visit)).toEqual(outcomeOf(visit));
  });
});
