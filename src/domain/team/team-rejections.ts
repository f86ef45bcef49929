import { teamLimits } from './team.ts';

/** Reasons to reject a command of a team, as they are shown. */
export const teamRejections = {
  'role-insufficient': 'Your role in this workspace doesn’t allow that. Ask an owner to change it.',
  'not-yours': 'Someone else made this change, so only they can undo it.',
  'already-invited': 'An invitation to this address is still open.',
  'already-member': 'They’re already a member.',
  'id-used': 'It was sent before. Try again.',
  'invitation-missing': 'This invitation is no longer open.',
  'invitation-accepted': 'They’ve already joined. You can remove them under “Members”.',
  'member-missing': 'They’re not a member of this workspace.',
  'not-for-them': 'They can’t do this: they’ve left, or their role doesn’t allow it. Choose someone else.',
  'last-owner': 'A workspace needs an owner. Hand it over first.',
  'team-full': `A workspace can have ${teamLimits.members} members, those who are invited included.`,
  'too-many-invitations': `You can send ${teamLimits.invitations} invitations a day. Try again tomorrow.`,
  'workspace-name-too-long': `Keep the name to ${teamLimits.name} characters or fewer.`,
  'name-differs': 'That’s not the name of this workspace.',
  'workspace-unnamed': 'Give the workspace a name first, so that you can type it here.',
  'alone-here': 'Only a workspace with other members can be deleted. To delete your own, delete your account.',
} as const;
