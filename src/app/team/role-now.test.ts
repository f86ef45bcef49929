import { expect, test } from 'vitest';
import { emptyTeam, type Team } from '#domain/team/team.ts';
import type { User } from '#domain/user/user.ts';
import { roleNow } from './role-now.ts';

const user: User = {
  ...{ id: 'ada', email: 'ada@example.org', emailVerified: true, displayName: null, photoUrl: null },
  createdAt: '2026-01-01T00:00:00.000Z',
  workspaces: [
    { id: 'own', name: 'Own', role: 'owner', members: 1 },
    { id: 'crumb', name: 'Crumb', role: 'viewer', members: 2 },
  ],
  userOnboarding: { onboardingCompleted: true },
};
const since = '2026-01-01T00:00:00.000Z';
const team: Team = { ...emptyTeam, members: { mira: { role: 'owner', since }, ada: { role: 'advisor', since } } };

test.each([
  ['the log, once it says who is a member', { workspaceId: 'crumb', user, team }, 'advisor'],
  ['the log also about who was removed', { workspaceId: 'crumb', user: { ...user, id: 'bo' }, team }, 'viewer'],
  ['the user record before', { workspaceId: 'crumb', user, team: undefined }, 'viewer'],
  ['the user record of a workspace that has a name alone', { workspaceId: 'own', user, team: emptyTeam }, 'owner'],
  ['nothing while the workspace is not known', { workspaceId: null, user, team: undefined }, 'owner'],
  ['nothing while nobody is signed in', { workspaceId: 'crumb', user: null, team }, 'owner'],
] as const)('the role follows %s', (_, source, role) => {
  expect(roleNow(source)).toBe(role);
});
