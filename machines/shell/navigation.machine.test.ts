import { describe, expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { matchPath } from '#domain/routes/match-path.ts';
import {
  type Navigate,
  navigationMachine,
  type RouterReport,
  selectNavigationFailure,
  selectPlace,
} from './navigation.machine.ts';

function startNavigation() {
  const router = { asked: [] as Navigate[], report: (_: RouterReport) => {} };
  const machine = navigationMachine.provide({
    actors: {
      router: fromCallback<Navigate>(({ receive, sendBack }) => {
        receive((event) => router.asked.push(event));
        router.report = sendBack;
      }),
    },
  });
  return { navigation: createActor(machine).start(), router };
}

describe('the navigation', () => {
  test('forwards where to go to the router', () => {
    const { navigation, router } = startNavigation();
    const navigate: Navigate = { type: 'navigate', to: { name: 'canvas', params: { projectId: 'p' } }, replace: true };
    navigation.send(navigate);
    expect(router.asked).toEqual([navigate]);
  });

  test('keeps the old place until the new one is there', () => {
    const { navigation, router } = startNavigation();
    router.report({ type: 'transition.started', path: '/home' });
    expect(selectPlace(navigation.getSnapshot())).toBeNull();
    router.report({ type: 'transition.succeeded', place: matchPath('/home') });
    router.report({ type: 'transition.started', path: '/news' });
    expect(selectPlace(navigation.getSnapshot())?.name).toBe('home');
    expect(navigation.getSnapshot().hasTag('pending')).toBe(true);
    router.report({ type: 'transition.succeeded', place: matchPath('/news') });
    expect(selectPlace(navigation.getSnapshot())?.name).toBe('news');
  });

  test('the cancelling of an overtaken transition does not end the one that overtook it', () => {
    const { navigation, router } = startNavigation();
    router.report({ type: 'transition.started', path: '/home' });
    router.report({ type: 'transition.started', path: '/news' });
    router.report({ type: 'transition.cancelled', path: '/home' });
    expect(navigation.getSnapshot().value).toBe('transitioning');
  });

  test('a failure is shown until a transition succeeds, also over a cancelled one', () => {
    const { navigation, router } = startNavigation();
    router.report({ type: 'transition.succeeded', place: matchPath('/home') });
    router.report({ type: 'transition.failed', path: '/news', reason: 'chunk missing' });
    expect(selectNavigationFailure(navigation.getSnapshot())).toBe('chunk missing');
    router.report({ type: 'transition.started', path: '/news' });
    router.report({ type: 'transition.cancelled', path: '/news' });
    expect(selectNavigationFailure(navigation.getSnapshot())).toBe('chunk missing');
    router.report({ type: 'transition.succeeded', place: matchPath('/news') });
    expect(selectNavigationFailure(navigation.getSnapshot())).toBeNull();
  });

  test('only a failed transition is tried again, in its own history entry', () => {
    const { navigation, router } = startNavigation();
    navigation.send({ type: 'navigation.retried' });
    router.report({ type: 'transition.failed', path: '/canvas?projectId=p', reason: 'chunk missing' });
    navigation.send({ type: 'navigation.retried' });
    router.report({ type: 'transition.succeeded', place: matchPath('/canvas?projectId=p') });
    navigation.send({ type: 'navigation.retried' });
    const to = { name: 'canvas', params: { projectId: 'p' } };
    expect(router.asked).toEqual([{ type: 'navigate', to, replace: true }]);
  });

  test('a router that cannot start leaves the reason, and going anywhere is no fault', () => {
    const navigation = createActor(navigationMachine).start();
    navigation.send({ type: 'navigate', to: { name: 'home' } });
    expect(navigation.getSnapshot().value).toBe('broken');
    expect(selectNavigationFailure(navigation.getSnapshot())).toBe('the actor router is not provided');
  });
});
