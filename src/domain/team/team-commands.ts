import * as z from 'zod/mini';
import { type CommandOf, commandType } from '../log/command-type.ts';
import { uuid } from '../log/id.ts';
import { text } from '../log/text.ts';
import { quoted } from '../text/quoted.ts';
import { invitedPattern } from './invited-address.ts';
import { roles } from './role.ts';
import { teamLimits } from './team.ts';

const role = z.enum(roles);
const email = text(teamLimits.email).check(z.regex(invitedPattern));
const accountId = uuid;
/** Who may enter is known by the server alone. */
const managing = { permission: 'manage', waitsForServer: true } as const;

export const teamCommands = {
  /** The first one makes the workspace a team, of which whoever sends it is the owner. */
  InviteMember: commandType(z.strictObject({ invitationId: uuid, email, role }), {
    label: () => 'Invite someone',
    labelMany: (count) => `Invite ${count} people`,
    begins: 'perhaps',
    needsVerifiedAddress: true,
    ...managing,
    access: { creates: ({ invitationId }) => [invitationId] },
  }),
  RevokeInvitation: commandType(z.strictObject({ invitationId: uuid }), {
    label: () => 'Revoke an invitation',
    ...managing,
    access: { requires: ({ invitationId }) => [invitationId] },
  }),
  /** A link that lets in whoever has it. */
  OpenInvitationLink: commandType(
    z.strictObject({ linkId: uuid, role, days: z.int().check(z.minimum(1), z.maximum(teamLimits.linkDays)) }),
    {
      label: () => 'Make a link to join',
      begins: 'perhaps',
      needsVerifiedAddress: true,
      ...managing,
      access: { creates: ({ linkId }) => [linkId] },
    },
  ),
  CloseInvitationLink: commandType(z.strictObject({ linkId: uuid }), {
    label: () => 'Close a link to join',
    ...managing,
    access: { requires: ({ linkId }) => [linkId] },
  }),
  NameWorkspace: commandType(z.strictObject({ name: text(1000) }), {
    label: ({ name }) => `Name the workspace ${quoted(name)}`,
    begins: 'perhaps',
    ...managing,
  }),
  ChangeRole: commandType(z.strictObject({ accountId, role }), {
    label: () => 'Change a role',
    ...managing,
    access: { overwrites: ({ accountId }) => [accountId] },
  }),
  /** The server sends it, too, for an account that is deleted. */
  RemoveMember: commandType(z.strictObject({ accountId }), {
    label: () => 'Remove a member',
    isConsequence: true,
    ...managing,
    access: { requires: ({ accountId }) => [accountId] },
  }),
  LeaveWorkspace: commandType(z.strictObject({}), {
    label: () => 'Leave the workspace',
    permission: 'read',
    waitsForServer: true,
  }),
  /** Makes another member an owner, and the one who sends it a member. */
  HandOver: commandType(z.strictObject({ accountId }), {
    label: () => 'Hand over the workspace',
    ...managing,
    access: { requires: ({ accountId }) => [accountId] },
  }),
  /** `name` repeats the name of the workspace, which is deleted after `deletionMs` unless somebody keeps it. */
  DeleteWorkspace: commandType(z.strictObject({ name: text(1000) }), {
    label: () => 'Delete the workspace',
    ...managing,
  }),
  KeepWorkspace: commandType(z.strictObject({}), {
    label: () => 'Keep the workspace',
    ...managing,
  }),
  /** Somebody has accepted an invitation, or come by a link. */
  AddMember: commandType(z.strictObject({ accountId, invitationId: z.optional(uuid), linkId: z.optional(uuid) }), {
    label: () => 'Join the workspace',
    by: 'system',
  }),
  /** Nobody is to be found under the address of this invitation any more. */
  EraseInvitation: commandType(z.strictObject({ invitationId: uuid }), {
    label: () => 'Forget an address',
    by: 'system',
  }),
} as const;

export type TeamCommand = CommandOf<typeof teamCommands>;
