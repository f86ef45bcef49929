import type { StreamLabels } from '../log/stream-labels.ts';
import { quoted } from '../text/quoted.ts';
import type { Role } from './role.ts';
import type { TeamCommand } from './team-commands.ts';
import type { TeamFact } from './team-facts.ts';

export const roleLabels: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  member: 'Member',
  advisor: 'Advisor',
  viewer: 'Viewer',
};

/** A role within a sentence, with its article. */
export const aRole = (role: Role): string => (role === 'owner' || role === 'advisor' ? `an ${role}` : `a ${role}`);

/** Labels of facts and commands of a team. */
export const teamLabels: StreamLabels<TeamFact, TeamCommand['type']> = {
  titles: {
    MemberInvited: ({ email, role }) => `Invited ${email ?? 'someone'} as ${aRole(role)}`,
    InvitationRevoked: () => 'Revoked an invitation',
    InvitationErased: () => 'Forgot the address of an invitation',
    InvitationLinkOpened: ({ role }) => `Made a link to join as ${aRole(role)}`,
    InvitationLinkClosed: () => 'Closed a link to join',
    WorkspaceNamed: ({ name }) => `Named the workspace ${quoted(name)}`,
    MemberJoined: ({ role }) => `Joined as ${aRole(role)}`,
    RoleChanged: ({ role }) => `Made a member ${aRole(role)}`,
    MemberRemoved: () => 'Removed a member',
    MemberLeft: () => 'Left the workspace',
    HandedOver: () => 'Handed over the workspace',
    DeletionScheduled: () => 'Scheduled the deletion of the workspace',
    DeletionCancelled: () => 'Kept the workspace',
  },
  attempts: {
    InviteMember: 'An invitation',
    RevokeInvitation: 'Revoking an invitation',
    OpenInvitationLink: 'A link to join',
    CloseInvitationLink: 'Closing a link to join',
    NameWorkspace: 'A name of the workspace',
    ChangeRole: 'A change of a role',
    RemoveMember: 'Removing a member',
    LeaveWorkspace: 'Leaving the workspace',
    HandOver: 'Handing over the workspace',
    DeleteWorkspace: 'Deleting the workspace',
    KeepWorkspace: 'Keeping the workspace',
    AddMember: 'Joining the workspace',
    EraseInvitation: 'Forgetting an address',
  },
};
