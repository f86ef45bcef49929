import type { EmailVerdict } from '#domain/auth/email.ts';
import type { Role } from '#domain/team/role.ts';
import { teamLimits } from '#domain/team/team.ts';
import { aRole } from '#domain/team/team-labels.ts';
import { teamRejections } from '#domain/team/team-rejections.ts';
import type { NameProblem, TeamQuestion } from '#machines/team/team-screen.machine.ts';

/** Rights of each role, in a line. */
export const roleNotes: Readonly<Record<Role, string>> = {
  owner: 'Does everything, and decides who is here.',
  member: 'Works on everything, from ideas to reports.',
  advisor: 'Reads and comments. Doesn’t see people’s names and addresses.',
  viewer: 'Reads only. Doesn’t see people’s names and addresses.',
};

/** Rights of somebody who is no owner, in a sentence. */
export function allowedText(role: Exclude<Role, 'owner'>, owner: string | undefined): string {
  const asked = owner ?? 'an owner';
  if (role === 'member') return `You can work on everything here. Ask ${asked} to invite people or change roles.`;
  return role === 'advisor'
    ? `You can read and comment here. Ask ${asked} to let you edit.`
    : `You can read everything here. Ask ${asked} to let you comment or edit.`;
}

export const teamLabels = {
  loading: 'Loading the team',
  offline: 'You’re offline. What you change here is sent when you’re back.',
  name: {
    title: 'Workspace',
    field: 'Name of the workspace',
    save: 'Save',
    problems: {
      'name-empty': 'Add a name.',
      'workspace-name-too-long': teamRejections['workspace-name-too-long'],
    } satisfies Record<NameProblem, string>,
  },
  invite: {
    title: 'Invite someone',
    description: 'They get an email with a link, which is open for 14 days and for them alone.',
    email: 'Email to invite',
    role: 'Role',
    send: 'Send invitation',
    unverified: 'Verify your email first, then you can invite people.',
    toAccount: 'Go to Account',
    problems: {
      missing: 'Enter an email.',
      malformed: 'Enter one email, such as mira@example.com.',
    } satisfies Record<Exclude<EmailVerdict, 'ok'>, string>,
  },
  open: {
    title: 'Open invitations',
    someone: 'Someone',
    until: 'open until',
    revoke: 'Revoke',
    revokeOf: (email: string) => `Revoke the invitation of ${email}`,
  },
  link: {
    title: 'Link to join',
    description: `Anyone who has the link can join, up to ${teamLimits.linkUses} people. It’s off until you make one.`,
    terms: 'What joiners may do',
    days: 'Open for',
    daysOf: (days: number) => (days === 1 ? '1 day' : `${days} days`),
    make: 'Make a link',
    list: 'Links to join',
    address: (role: Role) => `Address to join as ${aRole(role)}`,
    copy: (role: Role) => `Copy the address to join as ${aRole(role)}`,
    uses: (uses: number) => `used ${uses} of ${teamLimits.linkUses} times`,
    close: 'Close',
    closeOf: (role: Role) => `Close the link to join as ${aRole(role)}`,
  },
  members: {
    title: 'Members',
    you: 'You',
    since: 'Since',
    formerMember: 'A member',
    rightsOf: (name: string) => `Rights of ${name}`,
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
    handOver: 'Hand over',
    handOverTo: (name: string) => `Hand over to ${name}`,
  },
  presence: {
    title: 'Presence',
    shown: 'Show where you are',
    description:
      'Others see your face on what you have open, your pointer on a canvas, and the field you’re writing in; you see theirs. Off hides both, in this browser. Nothing of it is kept.',
  },
  leave: {
    title: 'Leave this workspace',
    description: 'You lose access at once. What you wrote stays with the team.',
    lastOwner: 'You’re the only owner. Hand over the workspace before you leave it.',
  },
  deletion: {
    title: 'Delete this workspace',
    description:
      'All ideas, tests, evidence and reports in it go for good, with its published pages. Everyone here gets an email, and you have 7 days to keep it.',
    unnamed: 'Give the workspace a name first. You type it to confirm.',
    ask: 'Delete the workspace',
    field: (name: string) => `Type “${name}” to confirm`,
    otherName: teamRejections['name-differs'],
    scheduled: 'This workspace will be deleted on',
    keep: 'Keep the workspace',
    askOwner: 'An owner can still keep it. Download what you need before.',
  },
  questions: {
    title: (question: TeamQuestion, name: string) =>
      ({
        remove: `Remove ${name}?`,
        'hand-over': `Hand over to ${name}?`,
        leave: 'Leave this workspace?',
        delete: 'Delete this workspace?',
      })[question.kind],
    text: {
      remove: 'They lose access at once. What they wrote stays.',
      'hand-over': 'They become an owner, and you a member. Only an owner can change that again.',
      leave: 'You lose access at once. Only an owner can invite you again.',
      delete: 'In 7 days everything in it goes for good, for everyone here. Until then you can keep it.',
    } satisfies Record<TeamQuestion['kind'], string>,
    confirm: { remove: 'Remove', 'hand-over': 'Hand over', leave: 'Leave', delete: 'Delete' } satisfies Record<
      TeamQuestion['kind'],
      string
    >,
  },
  rejection: {
    title: (what: string) => `${what} was rejected`,
    retry: 'Try again',
    dismiss: 'Discard',
  },
} as const;
