import { describe, expect, test } from 'vitest';
import type { Role } from '../team/role.ts';
import { emptyTeam, type Team } from '../team/team.ts';
import { ReaderRights } from './reader-rights.ts';

const since = '2026-01-01T00:00:00.000Z';
const teamOf = (roles: Readonly<Record<string, Role>>): Team => ({
  ...emptyTeam,
  members: Object.fromEntries(Object.entries(roles).map(([id, role]) => [id, { role, since }])),
});
/** The position at which what Ben may read has changed last, after each team in turn. */
const changesOf = (teams: readonly Team[], begunWith?: Team): readonly number[] => {
  const rights = new ReaderRights('ben');
  rights.begin(begunWith);
  return teams.map((team, n) => {
    rights.note(10 * (n + 1), team);
    return rights.changedAt;
  });
};
const [none, asMember, asAdvisor, asViewer, asOwner] = [
  teamOf({ ada: 'owner' }),
  ...(['member', 'advisor', 'viewer', 'owner'] as const).map((ben) => teamOf({ ada: 'owner', ben })),
] as [Team, Team, Team, Team, Team];

describe('what a member may read about people', () => {
  test('changes as their role begins or ceases to let them edit', () => {
    expect(changesOf([asMember, asAdvisor, asViewer, asOwner, asMember])).toEqual([0, 20, 20, 40, 40]);
  });

  test('does not change as they join, or as others do', () => {
    expect(changesOf([none, asViewer, asViewer])).toEqual([0, 0, 0]);
    expect(changesOf([asMember, teamOf({ ada: 'viewer', ben: 'member' })])).toEqual([0, 0]);
  });

  test('changes as they come back in another role than they left in', () => {
    expect(changesOf([asMember, none, asMember])).toEqual([0, 0, 0]);
    expect(changesOf([asMember, none, asViewer])).toEqual([0, 0, 30]);
  });

  test('changes as somebody comes back whose last role nobody knows', () => {
    expect(changesOf([asMember], none)).toEqual([10]);
    expect(changesOf([asMember], emptyTeam)).toEqual([0]);
    expect(changesOf([asAdvisor], asMember)).toEqual([10]);
  });

  test('is forgotten where the log is begun anew', () => {
    const rights = new ReaderRights('ben');
    rights.note(1, asMember);
    rights.note(2, asViewer);
    rights.begin(undefined);
    expect(rights.changedAt).toBe(0);
    rights.note(1, asMember);
    expect(rights.changedAt).toBe(0);
  });
});
