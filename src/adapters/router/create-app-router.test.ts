import { describe, expect, test } from 'vitest';
import type { Location } from '#domain/routes/routes.ts';
import { fakeHistory } from '../../../tests/fixtures/fake-history.ts';
import { type AppRouterInput, createAppRouter, type Verdict } from './create-app-router.ts';

function startAt(address: string, options: Partial<Pick<AppRouterInput, 'guard' | 'load'>> = {}) {
  const history = fakeHistory(address);
  const log: string[] = [];
  let last: Location | null = null;
  let settle = () => {};
  const note = (line: string) => {
    log.push(line);
    settle();
  };
  const router = createAppRouter({
    guard: async () => ({ kind: 'allow' }),
    load: async () => {},
    ...options,
    browser: history.browser,
    onStarted: () => {},
    onSucceeded: (place) => {
      last = place;
      note(`at ${place.path}`);
    },
    onFailed: (path, reason) => note(`failed ${path}: ${reason}`),
    onCancelled: (path) => note(`cancelled ${path}`),
  });
  const next = () => new Promise<void>((resolve) => (settle = resolve));
  const started = next();
  router.start();
  return { router, history, log, next, started, place: () => last };
}

const redirectPrivate = async (place: Location): Promise<Verdict> =>
  place.name === 'home'
    ? { kind: 'redirect', to: { name: 'sign-in', params: { redirect: '/home' } } }
    : { kind: 'allow' };

describe('an address', () => {
  test.each([
    ['/resources', '/resources/'],
    ['/forgot-password?x=1&email=a@b.de', '/forgot-password/?email=a%40b.de'],
    ['/account', '/settings/account'],
    ['/idea-vault/', '/idea-vault'],
    ['/sign-in?redirect=%E0%A4%A', '/sign-in'],
    ['/IDEA-VAULT', '/IDEA-VAULT'],
    ['/%E0%A4%A', '/%E0%A4%A'],
  ])('%s is spelled %s', async (given, canonical) => {
    const { started, history, place } = startAt(given);
    await started;
    expect(history.addresses()).toEqual([canonical]);
    expect(place()?.path).toBe(canonical);
  });

  test('of no route shows the not-found place', async () => {
    const { started, place } = startAt('/nowhere?x=1');
    await started;
    expect(place()).toEqual({ name: 'not-found', params: {}, path: '/nowhere?x=1' });
  });
});

describe('a navigation', () => {
  test('adds an entry and keeps parameters', async () => {
    const { started, router, next, history, place } = startAt('/');
    await started;
    const arrived = next();
    router.navigate({ name: 'page-builder.project', params: { projectId: 'p 1' } });
    await arrived;
    expect(history.addresses()).toEqual(['/', '/page-builder/p%201']);
    expect(place()).toEqual({
      name: 'page-builder.project',
      params: { projectId: 'p 1' },
      path: '/page-builder/p%201',
    });
  });

  test('to where we are only ends what was on its way', async () => {
    const { started, router, log } = startAt('/news');
    await started;
    router.navigate({ name: 'news' });
    expect(log).toEqual(['at /news']);
    router.navigate({ name: 'toolkit' });
    router.navigate({ name: 'news' });
    await new Promise((resolve) => setImmediate(resolve));
    expect(log).toEqual(['at /news', 'cancelled /toolkit']);
  });

  test('that is overtaken is cancelled', async () => {
    const { started, router, next, log } = startAt('/');
    await started;
    router.navigate({ name: 'news' });
    const arrived = next();
    router.navigate({ name: 'toolkit' });
    await arrived;
    await new Promise((resolve) => setImmediate(resolve));
    expect(log).toEqual(['at /', 'cancelled /news', 'at /toolkit']);
  });
});

describe('the guard', () => {
  test('redirects at the start within one entry', async () => {
    const { started, history, log } = startAt('/home', { guard: redirectPrivate });
    await started;
    expect(history.addresses()).toEqual(['/sign-in?redirect=%2Fhome']);
    expect(log).toEqual(['at /sign-in?redirect=%2Fhome']);
  });

  test('redirects on the way back, and the address follows', async () => {
    let isSignedIn = true;
    const { started, router, next, history } = startAt('/home', {
      guard: async (place) => (isSignedIn ? { kind: 'allow' } : redirectPrivate(place)),
    });
    await started;
    const arrived = next();
    router.navigate({ name: 'pricing' });
    await arrived;
    isSignedIn = false;
    const redirected = next();
    history.back();
    await redirected;
    expect(history.here()).toBe('/sign-in?redirect=%2Fhome');
  });

  test('that cannot tell fails the transition with its reason', async () => {
    const { started, log } = startAt('/home', { guard: async () => ({ kind: 'fail', reason: 'user-unavailable' }) });
    await started;
    expect(log).toEqual(['failed /home: user-unavailable']);
  });
});

test('code that cannot be fetched leaves the old screen and its address', async () => {
  let isOnline = true;
  const { started, router, next, history, log, place } = startAt('/news', {
    load: async ({ name }) => {
      if (name === 'toolkit' && !isOnline) throw new TypeError('Failed to fetch');
    },
  });
  await started;
  const there = next();
  router.navigate({ name: 'toolkit' });
  await there;
  const onward = next();
  router.navigate({ name: 'reports' });
  await onward;
  isOnline = false;
  const failed = next();
  history.back();
  await failed;
  expect(place()?.path).toBe('/reports');
  expect(history.here()).toBe('/reports');
  expect(log.at(-1)).toBe('failed /toolkit: Failed to fetch');
});
