import { describe, expect, test } from 'vitest';
import {
  type AnyMachineSnapshot,
  createActor,
  type EventObject,
  fromCallback,
  fromPromise,
  initialTransition,
  SimulatedClock,
  transition,
} from 'xstate';
import { buildPath } from '#domain/routes/build-path.ts';
import { matchPath } from '#domain/routes/match-path.ts';
import type { Tokens } from '#domain/session/tokens.ts';
import type { User } from '#domain/user/user.ts';
import { appMachine } from './app.machine.ts';
import { actorOf } from './app-system.ts';
import { type EndSessionInput, sessionMachine } from './auth/session.machine.ts';
import type { GuardActor } from './shell/guard.machine.ts';
import { type Navigate, navigationMachine, type RouterReport, selectPlace } from './shell/navigation.machine.ts';
import { selectTheme } from './shell/theme.machine.ts';
import { selectUser } from './shell/user.store.ts';
import { type OfAccount, syncMachine } from './sync/sync.machine.ts';
import type { PushReport, SyncEvent } from './sync/sync-events.ts';

const first: Tokens = { accessToken: 'access-1', refreshToken: 'refresh-1' };
const ada = (onboardingCompleted = true): User => ({
  id: 'u1',
  email: 'ada@example.org',
  emailVerified: true,
  displayName: null,
  photoUrl: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  userOnboarding: { onboardingCompleted },
});
const settled = async () => {
  for (let n = 0; n < 3; n++) await new Promise((resolve) => setTimeout(resolve));
};

interface World {
  readonly at?: string;
  readonly stored?: Tokens | null;
  readonly preRelease?: boolean;
  readonly appTheme?: boolean;
  /** Null: neither the server nor this device knows. */
  readonly user?: User | null;
}

/** The whole application over a router without a browser: it asks the guard and follows its redirects. */
async function startApp({ at = '/', stored = null, preRelease = false, appTheme = true, user = ada() }: World) {
  const world = {
    user,
    storage: stored,
    address: at,
    visited: [] as string[],
    asked: [] as Navigate[],
    sync: [] as SyncEvent[],
    journal: [] as EventObject[],
    refresh: (): Promise<Tokens> => Promise.reject({ kind: 'no-answer' }),
    ended: [] as EndSessionInput[],
  };
  let asked = 0;
  const router = fromCallback<Navigate>(({ receive, sendBack, system }) => {
    const guard = system.get('guard') as GuardActor;
    const report = (event: RouterReport) => sendBack(event);
    const go = (path: string) => {
      const place = matchPath(path);
      const id = `q${asked++}`;
      report({ type: 'transition.started', path });
      const answers = guard.on('guard.answered', (answer) => {
        if (answer.id !== id) return;
        answers.unsubscribe();
        if (answer.decision.kind === 'redirect') return go(buildPath(answer.decision.to));
        if (answer.decision.kind !== 'allow') return report({ type: 'transition.failed', path, reason: 'unknown' });
        world.address = place.path;
        world.visited.push(place.path);
        report({ type: 'transition.succeeded', place });
      });
      guard.send({ type: 'guard.asked', id, place });
    };
    receive((navigate) => {
      world.asked.push(navigate);
      go(buildPath(navigate.to));
    });
    go(at);
  });
  const clock = new SimulatedClock();
  const app = createActor(
    appMachine.provide({
      actors: {
        session: sessionMachine.provide({
          actors: {
            restore: fromPromise<Tokens | null>(async () => world.storage),
            exchange: fromPromise<Tokens, { readonly firebaseToken: string }>(async () => first),
            refresh: fromPromise<Tokens, { readonly refreshToken: string }>(() => world.refresh()),
            endSession: fromPromise<void, EndSessionInput>(async ({ input }) => {
              world.ended.push(input);
            }),
          },
        }),
        navigation: navigationMachine.provide({ actors: { router } }),
        loadUser: fromPromise<User>(async () => {
          if (!world.user) throw new Error('no answer, nothing kept');
          return world.user;
        }),
        sync: syncMachine.provide({
          actors: {
            replica: fromCallback(() => {}),
            watchConnection: fromCallback(() => {}),
            live: fromCallback(() => {}),
            loadSnapshot: fromPromise(async () => {}),
            pull: fromPromise(async () => {}),
            push: fromPromise<PushReport, OfAccount>(async () => ({ isStorageBehind: false })),
            waitBeforeRetry: fromPromise(async () => {}),
          },
        }),
      },
    }),
    {
      clock,
      input: { flags: { preRelease, appTheme }, theme: { choice: 'dark', systemDark: false } },
      inspect: (inspected) => {
        if (inspected.type !== '@xstate.event') return;
        const { actorRef, event } = inspected;
        if (event.type.startsWith('sync.')) world.sync.push(event as SyncEvent);
        if (actorRef === app && !/^xstate\.(init|snapshot)/.test(event.type)) world.journal.push(event);
      },
    },
  );
  app.start();
  await settled();
  const of = <K extends Parameters<typeof actorOf>[1]>(name: K) => actorOf(app.system, name);
  return { app, world, clock, of };
}

describe('the application', () => {
  test('a visitor at a private address is sent to sign in, and afterwards to where the visitor wanted', async () => {
    const { world, of } = await startApp({ at: '/canvas?projectId=p1' });
    expect(world.visited).toEqual(['/sign-in?redirect=%2Fcanvas%3FprojectId%3Dp1']);
    of('session').send({ type: 'session.exchange', firebaseToken: 'identity' });
    await settled();
    expect(world.address).toBe('/canvas?projectId=p1');
    const to = { name: 'canvas', params: { projectId: 'p1' } };
    expect(world.asked).toEqual([{ type: 'navigate', to, replace: true }]);
    expect(selectUser(of('user').getSnapshot())).toEqual(ada());
  });

  test('a founder comes straight to a private address; sync starts with the account', async () => {
    const { world } = await startApp({ at: '/news', stored: first });
    expect(world.visited).toEqual(['/news']);
    expect(world.sync.filter(({ type }) => type === 'sync.start')).toEqual([{ type: 'sync.start', account: 'u1' }]);
  });

  test('a new founder comes to the onboarding, and home when it is done', async () => {
    const { app, world, of } = await startApp({ at: '/sign-up?redirect=/news', user: ada(false) });
    of('session').send({ type: 'session.exchange', firebaseToken: 'identity' });
    await settled();
    expect(world.address).toBe('/onboarding');
    app.send({ type: 'user.changed', user: ada(true) });
    await settled();
    expect(world.address).toBe('/home');
  });

  test('signing out stops sync before the session is over, and goes to the landing page', async () => {
    const { world, of } = await startApp({ at: '/news', stored: first });
    of('session').send({ type: 'session.sign-out', allDevices: true });
    expect(world.sync.at(-1)).toEqual({ type: 'sync.stop' });
    await settled();
    expect(world.ended).toEqual([{ tokens: first, allDevices: true }]);
    expect(world.address).toBe('/');
    expect(world.asked).toEqual([{ type: 'navigate', to: { name: 'landing' } }]);
    expect(of('user').getSnapshot().context).toEqual({ user: null, isLoaded: false });
  });

  test('a sign-out in another tab goes to the landing page too', async () => {
    const { world, of } = await startApp({ at: '/news', stored: first });
    of('session').send({ type: 'session.lost', ended: 'signed-out' });
    await settled();
    expect({ address: world.address, ended: world.ended }).toEqual({ address: '/', ended: [] });
  });

  test('a session that expires goes to sign in, and back afterwards', async () => {
    const { world, of } = await startApp({ at: '/page-builder/p1', stored: first });
    world.refresh = () => Promise.reject({ kind: 'refused', status: 401, code: 'expired', message: 'no' });
    of('session').send({ type: 'session.unauthorized', accessToken: 'access-1' });
    await settled();
    expect(world.address).toBe('/sign-in?redirect=%2Fpage-builder%2Fp1');
    expect(world.sync.at(-1)).toEqual({ type: 'sync.stop' });
    of('session').send({ type: 'session.exchange', firebaseToken: 'identity' });
    await settled();
    expect(world.address).toBe('/page-builder/p1');
  });

  test('a refresh without an answer moves nobody', async () => {
    const { app, world, of } = await startApp({ at: '/news', stored: first });
    of('session').send({ type: 'session.unauthorized', accessToken: 'access-1' });
    await settled();
    expect(world.visited).toEqual(['/news']);
    expect(app.getSnapshot().value).toEqual({ signedIn: { known: 'idle' } });
    expect(world.sync.some(({ type }) => type === 'sync.stop')).toBe(false);
  });

  test('before the release a founder is signed out where everybody may be, and stays there', async () => {
    const { world } = await startApp({ at: '/resources/support', stored: first, preRelease: true });
    expect(world.ended).toEqual([{ tokens: first, allDevices: false }]);
    expect(world.visited).toEqual(['/resources/support']);
  });

  test('before the release private pages lead to the landing page, signed out', async () => {
    const { world } = await startApp({ at: '/canvas', stored: first, preRelease: true });
    expect({ visited: world.visited, signOuts: world.ended.length }).toEqual({ visited: ['/'], signOuts: 1 });
  });

  test('an unknown user can be learnt again, and comes to where that failed', async () => {
    const { app, world, of } = await startApp({ at: '/news', stored: first, user: null });
    expect(app.getSnapshot().value).toEqual({ signedIn: 'unavailable' });
    expect(of('user').getSnapshot().context).toEqual({ user: null, isLoaded: true });
    expect(world.visited).toEqual([]);
    world.user = ada();
    app.send({ type: 'user.reload' });
    await settled();
    expect(world.visited).toEqual(['/news']);
  });

  test('a reload that fails keeps the record, one that is overtaken by a change is dropped', async () => {
    const { app, world, of } = await startApp({ at: '/news', stored: first });
    world.user = null;
    app.send({ type: 'user.reload' });
    await settled();
    expect(selectUser(of('user').getSnapshot())).toEqual(ada());
    world.user = ada(false);
    app.send({ type: 'user.reload' });
    app.send({ type: 'user.changed', user: { ...ada(), displayName: 'Ada' } });
    await settled();
    expect(selectUser(of('user').getSnapshot())).toEqual({ ...ada(), displayName: 'Ada' });
  });

  test('the splash shows when coming to a place takes a second', async () => {
    const { of, clock } = await startApp({ at: '/news', stored: first });
    of('session').send({ type: 'session.unauthorized', accessToken: 'other' });
    expect(of('splash').getSnapshot().value).toBe('hidden');
    of('guard').send({ type: 'session.unsettled' });
    of('navigation').send({ type: 'navigate', to: { name: 'home' } });
    clock.increment(1000);
    expect(of('splash').getSnapshot().hasTag('visible')).toBe(true);
    of('guard').send({ type: 'session.settled', signedIn: true });
    clock.increment(500);
    expect(of('splash').getSnapshot().hasTag('visible')).toBe(false);
    expect(selectPlace(of('navigation').getSnapshot())?.name).toBe('home');
  });

  test('the flag decides whether the chosen theme counts, also when it comes later', async () => {
    const { of } = await startApp({ appTheme: false });
    expect(selectTheme(of('theme').getSnapshot())).toBe('light');
    of('flags').send({ type: 'flags.read', flags: { preRelease: false, appTheme: true } });
    expect(selectTheme(of('theme').getSnapshot())).toBe('dark');
  });

  test('its events without the children’s snapshots replay to the same state', async () => {
    const { app, world, of } = await startApp({ at: '/canvas', user: ada(false) });
    of('session').send({ type: 'session.exchange', firebaseToken: 'identity' });
    await settled();
    app.send({ type: 'user.changed', user: ada(true) });
    await settled();
    const { input } = app.getSnapshot().context;
    const replayed = world.journal.reduce<AnyMachineSnapshot>(
      (snapshot, event) => transition(appMachine, snapshot as never, event as never)[0],
      initialTransition(appMachine, input)[0],
    );
    const { value, context } = app.getSnapshot();
    expect({ value: replayed.value, context: replayed.context }).toEqual({ value, context });
    expect(context.place?.name).toBe('home');
  });

  test('an actor that is not there is a fault with its name', () => {
    expect(() => actorOf(createActor(syncMachine).system, 'session')).toThrow('there is no actor session');
  });
});
