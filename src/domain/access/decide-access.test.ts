import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildPath } from '../routes/build-path.ts';
import { matchPath } from '../routes/match-path.ts';
import { type RouteName, routes } from '../routes/routes.ts';
import type { User } from '../user/user.ts';
import { type AccessDecision, decideAccess, type Visitor } from './decide-access.ts';

const founder = (onboardingCompleted: boolean): User => ({
  id: 'u1',
  email: 'ada@example.org',
  emailVerified: false,
  displayName: null,
  photoUrl: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  userOnboarding: { onboardingCompleted },
});

const ideaId = '0b5e1d6a-52a4-4b6e-9c39-0a4ad1a1a0d5';

const visitors = {
  'signed out': { signedIn: false, user: null },
  onboarded: { signedIn: true, user: founder(true) },
  new: { signedIn: true, user: founder(false) },
  unknown: { signedIn: true, user: null },
} as const satisfies Record<string, Visitor>;
type Who = keyof typeof visitors;

/** One address of each route. */
const addressOf = (name: RouteName): string => {
  const route = routes.find((candidate) => candidate.name === name);
  return route ? route.path.replace(':ideaId', ideaId).replace(/:\w+/g, 'x1') : '/nowhere';
};

/** Results by visitor: `ok`, an address, `sign out`, or `?` if access depends on a user who is not known. */
const signedOutPage = { 'signed out': 'ok', onboarded: '/home', new: '/home', unknown: '/home' };
const publicPage = { 'signed out': 'ok', onboarded: 'ok', new: 'ok', unknown: 'ok' };
const privatePage = (redirect: string) => ({
  'signed out': redirect,
  onboarded: 'ok',
  new: '/onboarding',
  unknown: '?',
});

const released: Record<RouteName, Record<Who, string>> = {
  landing: signedOutPage,
  pricing: publicPage,
  resources: publicPage,
  'resources.entry': publicPage,
  'resources.terms-of-use': publicPage,
  'resources.support': publicPage,
  'resources.privacy-policy': publicPage,
  shared: publicPage,
  join: publicPage,
  'auth.action': publicPage,
  'not-found': publicPage,
  'sign-in': signedOutPage,
  'sign-up': signedOutPage,
  'reset-password': signedOutPage,
  'forgot-password': signedOutPage,
  'auth.verify': signedOutPage,
  'auth.send-link': signedOutPage,
  home: privatePage('/sign-in'),
  canvas: privatePage('/sign-in?redirect=%2Fcanvas'),
  'page-builder': privatePage('/sign-in?redirect=%2Fpage-builder'),
  'page-builder.project': privatePage('/sign-in?redirect=%2Fpage-builder%2Fx1'),
  validate: privatePage('/sign-in?redirect=%2Fvalidate'),
  toolkit: privatePage('/sign-in?redirect=%2Ftoolkit'),
  reports: privatePage('/sign-in?redirect=%2Freports'),
  profile: privatePage('/sign-in?redirect=%2Fprofile'),
  news: privatePage('/sign-in?redirect=%2Fnews'),
  'idea-vault': privatePage('/sign-in?redirect=%2Fidea-vault'),
  'idea-vault.idea': privatePage(`/sign-in?redirect=%2Fidea-vault%2F${ideaId}`),
  feedback: privatePage('/sign-in?redirect=%2Ffeedback'),
  'settings.account': privatePage('/sign-in?redirect=%2Fsettings%2Faccount'),
  'settings.billing': privatePage('/sign-in?redirect=%2Fsettings%2Fbilling'),
  'settings.notifications': privatePage('/sign-in?redirect=%2Fsettings%2Fnotifications'),
  'settings.team': privatePage('/sign-in?redirect=%2Fsettings%2Fteam'),
  connect: privatePage('/sign-in?redirect=%2Fconnect'),
  onboarding: { 'signed out': '/sign-in?redirect=%2Fonboarding', onboarded: '/home', new: 'ok', unknown: '?' },
};

const openBeforeRelease: readonly RouteName[] = [
  'landing',
  'resources',
  'resources.entry',
  'resources.terms-of-use',
  'resources.support',
  'resources.privacy-policy',
  'shared',
  'join',
  'auth.action',
  'not-found',
];

const textOf = (decision: AccessDecision): string => {
  if (decision.kind === 'redirect') return buildPath(decision.to);
  return { allow: 'ok', 'sign-out': 'sign out', 'user-unavailable': '?' }[decision.kind];
};

const names = Object.keys(released) as readonly RouteName[];
const who = Object.keys(visitors) as readonly Who[];

describe('who may go where', () => {
  test.each(names)('%s, after the release', (name) => {
    for (const appTheme of [true, false]) {
      const flags = { preRelease: false, appTheme };
      const got = who.map((one) => [one, textOf(decideAccess(matchPath(addressOf(name)), flags, visitors[one]))]);
      expect(Object.fromEntries(got)).toEqual(released[name]);
    }
  });

  test.each(names)('%s, before the release', (name) => {
    for (const appTheme of [true, false]) {
      const flags = { preRelease: true, appTheme };
      const got = who.map((one) => [one, textOf(decideAccess(matchPath(addressOf(name)), flags, visitors[one]))]);
      const signedOut = openBeforeRelease.includes(name) ? 'ok' : '/';
      expect(Object.fromEntries(got)).toEqual({
        'signed out': signedOut,
        onboarded: 'sign out',
        new: 'sign out',
        unknown: 'sign out',
      });
    }
  });

  test('the table has every route', () => {
    expect([...names].toSorted()).toEqual([...routes.map(({ name }) => name), 'not-found'].toSorted());
  });

  test.each([
    ['/sign-in?redirect=/canvas?projectId=p1', '/canvas?projectId=p1'],
    ['/sign-up?redirect=%2Fnews', '/news'],
    ['/auth/verify?token=t&redirect=/account', '/settings/account'],
    ['/sign-up?redirect=%2Fjoin%3Ftoken%3Dt', '/join?token=t'],
    ['/sign-in?redirect=//evil.example', '/home'],
    ['/sign-in?redirect=/sign-up', '/home'],
  ])('a founder at %s is sent to %s', (address, target) => {
    const flags = { preRelease: false, appTheme: true };
    expect(textOf(decideAccess(matchPath(address), flags, visitors.onboarded))).toBe(target);
  });

  test('following the redirects always ends, within three', () => {
    const address = fc
      .tuple(
        fc.constantFrom(...names),
        fc.constantFrom('', '?redirect=/news', '?redirect=/onboarding', '?redirect=/sign-in'),
      )
      .map(([name, query]) => addressOf(name) + query);
    const flags = fc.record({ preRelease: fc.boolean(), appTheme: fc.boolean() });
    fc.assert(
      fc.property(address, flags, fc.constantFrom(...who), (start, given, one) => {
        const walk = { at: start, visitor: visitors[one] as Visitor, hops: 0 };
        for (;;) {
          const decision = decideAccess(matchPath(walk.at), given, walk.visitor);
          if (decision.kind === 'sign-out') walk.visitor = visitors['signed out'];
          else if (decision.kind === 'redirect') walk.at = buildPath(decision.to);
          else break;
          walk.hops += 1;
          expect(walk.hops).toBeLessThanOrEqual(3);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
