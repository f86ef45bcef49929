import type { FactOf } from '../log/recorded-event.ts';
import type { Role } from './role.ts';

type TeamFactData = {
  MemberInvited: { readonly invitationId: string; readonly email?: string; readonly role: Role };
  InvitationRevoked: { readonly invitationId: string };
  InvitationErased: { readonly invitationId: string };
  InvitationLinkOpened: { readonly linkId: string; readonly role: Role; readonly days: number };
  InvitationLinkClosed: { readonly linkId: string };
  WorkspaceNamed: { readonly name: string };
  MemberJoined: {
    readonly accountId: string;
    readonly role: Role;
    readonly invitationId?: string;
    readonly linkId?: string;
  };
  RoleChanged: { readonly accountId: string; readonly role: Role };
  MemberRemoved: { readonly accountId: string };
  MemberLeft: { readonly accountId: string };
  /** From the owner `from` to the member `accountId`. */
  HandedOver: { readonly accountId: string; readonly from: string };
  DeletionScheduled: Record<never, never>;
  DeletionCancelled: Record<never, never>;
};

export type TeamFact = FactOf<TeamFactData>;
export type TeamFactOf<Type extends TeamFact['type']> = Extract<TeamFact, { readonly type: Type }>['data'];

/** Raise it with a new type of fact, or if `evolve` makes something else of one: kept states are then folded anew. */
export const teamFoldVersion = 2;
