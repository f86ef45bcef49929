import type { Role } from './role.ts';

/** Most members, links and invitations of a workspace, and lengths of texts in UTF-16 units. */
export const teamLimits = {
  members: 50,
  /** An account is a member of, its own included. */
  workspaces: 20,
  /** In 24 hours. */
  invitations: 30,
  /** Open at the same time. */
  links: 10,
  linkUses: 50,
  linkDays: 30,
  name: 80,
  email: 254,
} as const;

/** Whether an account that is a member of so many workspaces may join another. */
export const mayJoinAnother = (workspaces: number): boolean => workspaces < teamLimits.workspaces;

const dayMs = 24 * 60 * 60 * 1000;
export const invitationMs = 14 * dayMs;
/** How long a workspace that is to be deleted can still be kept. */
export const deletionMs = 7 * dayMs;

export interface Member {
  readonly role: Role;
  /** ISO 8601. */
  readonly since: string;
}

/** An invitation by mail. */
export interface Invitation {
  readonly role: Role;
  /** Absent once it was answered, or the person erased. */
  readonly email?: string;
  readonly invitedAt: string;
  readonly expiresAt: string;
  readonly status: 'open' | 'accepted' | 'revoked';
}

/** A link with which up to `teamLimits.linkUses` people can join. */
export interface InvitationLink {
  readonly role: Role;
  readonly expiresAt: string;
  readonly uses: number;
  readonly isOpen: boolean;
}

/** People of a workspace, and who is invited. Without members it is the founder's own, who is not listed. */
export interface Team {
  readonly name: string | null;
  readonly members: Readonly<Record<string, Member>>;
  readonly invitations: Readonly<Record<string, Invitation>>;
  readonly links: Readonly<Record<string, InvitationLink>>;
  /** When the workspace will be deleted; null if it stays. */
  readonly deletedAt: string | null;
}

export const emptyTeam: Team = { name: null, members: {}, invitations: {}, links: {}, deletedAt: null };

export const isTeam = (team: Team | undefined): team is Team =>
  team !== undefined && Object.keys(team.members).length > 0;

/** The role of an account that may reach the workspace: its founder’s is the owner’s until there are members. Null for nobody of it. */
export function roleIn(team: Team | undefined, accountId: string): Role | null {
  if (!isTeam(team)) return 'owner';
  return Object.hasOwn(team.members, accountId) ? (team.members[accountId]?.role ?? null) : null;
}

/** Whether somebody would be left who may manage the workspace if this account did not. */
export const hasOtherOwner = ({ members }: Team, accountId: string): boolean =>
  Object.entries(members).some(([id, { role }]) => id !== accountId && role === 'owner');
