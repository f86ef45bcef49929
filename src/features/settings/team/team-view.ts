import type { Role } from '#domain/team/role.ts';
import type { Invitation, InvitationLink } from '#domain/team/team.ts';

/** Somebody in the workspace, as the team's page shows them. */
export interface ShownMember {
  readonly accountId: string;
  readonly name: string;
  readonly picture: string | undefined;
  readonly role: Role;
  /** ISO 8601; null of a founder who is alone. */
  readonly since: string | null;
}

/** The team as its page shows it. */
export interface TeamView {
  readonly name: string;
  /** The account that looks. */
  readonly own: string;
  readonly role: Role;
  readonly members: readonly ShownMember[];
  /** Open ones alone. */
  readonly invitations: readonly (Invitation & { readonly id: string })[];
  readonly links: readonly (InvitationLink & { readonly id: string })[];
  /** Whether somebody else would be left who may manage the workspace. */
  readonly hasOtherOwner: boolean;
  /** Whether `name` was given to it, and is not made of an owner’s. */
  readonly isNamed: boolean;
  /** When the workspace will be deleted; null if it stays. */
  readonly deletedAt: string | null;
}
