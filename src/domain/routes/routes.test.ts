import { describe, expect, test } from 'vitest';
import { type Access, accessOf, definitionOf, type RouteName, routes } from './routes.ts';

/** Sections 2 of the specification, the names of the contract and an idea's own page, written out once more. */
const expected: readonly (readonly [RouteName, string, Access])[] = [
  ['landing', '/', 'public'],
  ['pricing', '/pricing', 'public'],
  ['resources', '/resources/', 'public'],
  ['resources.entry', '/resources/:blogId', 'public'],
  ['resources.terms-of-use', '/resources/terms-of-use', 'public'],
  ['resources.support', '/resources/support', 'public'],
  ['resources.privacy-policy', '/resources/privacy-policy', 'public'],
  ['shared', '/shared/:projectId/:nodeId', 'public'],
  ['join', '/join', 'public'],
  ['connect', '/connect', 'private'],
  ['sign-in', '/sign-in', 'signed-out'],
  ['sign-up', '/sign-up', 'signed-out'],
  ['reset-password', '/reset-password', 'signed-out'],
  ['forgot-password', '/forgot-password/', 'signed-out'],
  ['auth.action', '/auth/action', 'public'],
  ['auth.verify', '/auth/verify', 'signed-out'],
  ['auth.send-link', '/auth/send-link', 'signed-out'],
  ['home', '/home', 'private'],
  ['canvas', '/canvas', 'private'],
  ['page-builder', '/page-builder', 'private'],
  ['page-builder.project', '/page-builder/:projectId', 'private'],
  ['validate', '/validate', 'private'],
  ['toolkit', '/toolkit', 'private'],
  ['reports', '/reports', 'private'],
  ['profile', '/profile', 'private'],
  ['news', '/news', 'private'],
  ['idea-vault', '/idea-vault', 'private'],
  ['idea-vault.idea', '/idea-vault/:ideaId', 'private'],
  ['feedback', '/feedback', 'private'],
  ['onboarding', '/onboarding', 'private'],
  ['settings.account', '/settings/account', 'private'],
  ['settings.billing', '/settings/billing', 'private'],
  ['settings.notifications', '/settings/notifications', 'private'],
  ['settings.team', '/settings/team', 'private'],
];

describe('the route table', () => {
  test('holds the routes of the specification, the page of an idea and no other', () => {
    const byName = (a: readonly [string, ...unknown[]], b: readonly [string, ...unknown[]]) => (a[0] < b[0] ? -1 : 1);
    expect(routes.map(({ name, path, access }) => [name, path, access] as const).toSorted(byName)).toEqual(
      expected.toSorted(byName),
    );
  });

  test.each([
    ['sign-in', ['method', 'redirect', 'email']],
    ['reset-password', ['oobCode']],
    ['forgot-password', ['email']],
    ['auth.verify', ['token', 'email', 'mode', 'oobCode', 'continueUrl']],
    ['auth.action', ['mode', 'oobCode', 'continueUrl', 'tenantId', 'email']],
    ['canvas', ['projectId', 'node']],
  ] as const)('%s knows the search parameters %j', (name, keys) => {
    expect(definitionOf(name)?.search).toEqual(expect.arrayContaining([...keys]));
  });

  test('redirect is kept through every link between auth pages', () => {
    const authPages = routes.filter(({ access }) => access === 'signed-out');
    expect(authPages.filter(({ name }) => !definitionOf(name)?.search?.includes('redirect'))).toEqual([]);
  });

  test('a link to sign in keeps all its parameters on the way from where mails lead', () => {
    const [action, verify] = [definitionOf('auth.action'), definitionOf('auth.verify')];
    expect(verify?.search).toEqual(expect.arrayContaining([...(action?.search ?? [])]));
  });

  test('an unknown path is open to everybody', () => {
    expect([definitionOf('not-found'), accessOf('not-found')]).toEqual([undefined, 'public']);
  });
});
