import { teamFoldVersion } from './team-facts.ts';

/** `team-{workspace}`: one stream a workspace. What is known of the kind before its rules are loaded. */
export const teamKind = {
  name: 'team',
  pattern: /^team-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  isSingle: true,
  foldVersion: teamFoldVersion,
  personal: {
    facts: { MemberInvited: ['email'] },
    commands: { InviteMember: ['email'] },
  },
} as const;

export const teamStreamOf = (workspaceId: string): `team-${string}` => `team-${workspaceId}`;
