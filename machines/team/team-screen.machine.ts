import { type ActorRefFrom, assign, setup } from 'xstate';
import { type EmailVerdict, tidyEmail } from '#domain/auth/email.ts';
import { type CommandDraft, teamDraft } from '#domain/log/command-draft.ts';
import type { Role } from '#domain/team/role.ts';
import { teamLimits } from '#domain/team/team.ts';
import { issue } from '../issue.ts';

/** A change that is asked about before it is sent. */
export type TeamQuestion =
  | { readonly kind: 'remove' | 'hand-over'; readonly accountId: string }
  | { readonly kind: 'leave' }
  /** `name` is the workspace’s, which is to be typed. */
  | { readonly kind: 'delete'; readonly name: string };

export type NameProblem = 'name-empty' | 'workspace-name-too-long';

interface TeamScreenContext {
  readonly workspaceId: string;
  /** The address that is typed. */
  readonly email: string;
  readonly problem: Exclude<EmailVerdict, 'ok'> | null;
  /** The role of somebody who is invited by mail. */
  readonly role: Role;
  /** The name that is typed; null while it is as it was. */
  readonly name: string | null;
  readonly nameProblem: NameProblem | null;
  /** Terms of the next link to join. */
  readonly terms: LinkTerms;
  readonly question: TeamQuestion | null;
  /** Typed to confirm a deletion. */
  readonly repeated: string;
  readonly isOtherName: boolean;
}

export interface LinkTerms {
  readonly role: Role;
  readonly days: number;
}

export type TeamScreenEvent =
  | { readonly type: 'email.typed'; readonly email: string }
  | { readonly type: 'role.picked'; readonly role: Role }
  | { readonly type: 'invitation.submitted'; readonly invitationId: string; readonly verdict: EmailVerdict }
  | { readonly type: 'invitation.revoked'; readonly invitationId: string }
  | { readonly type: 'name.typed'; readonly name: string }
  | { readonly type: 'name.submitted' }
  | { readonly type: 'member.changed'; readonly accountId: string; readonly role: Role }
  | { readonly type: 'terms.picked'; readonly terms: LinkTerms }
  | { readonly type: 'link.opened'; readonly linkId: string }
  | { readonly type: 'link.closed'; readonly linkId: string }
  | { readonly type: 'question.asked'; readonly question: TeamQuestion }
  | { readonly type: 'name.repeated'; readonly name: string }
  | { readonly type: 'workspace.kept' }
  | { readonly type: 'question.confirmed' }
  | { readonly type: 'question.cancelled' };

const judgeName = (name: string): NameProblem | null => {
  const tidy = name.trim().replace(/\s+/g, ' ');
  if (tidy === '') return 'name-empty';
  return tidy.length > teamLimits.name ? 'workspace-name-too-long' : null;
};

function draftFor(question: TeamQuestion, workspaceId: string): CommandDraft {
  if (question.kind === 'leave') return teamDraft('LeaveWorkspace', workspaceId, {});
  if (question.kind === 'delete') return teamDraft('DeleteWorkspace', workspaceId, { name: question.name });
  const { kind, accountId } = question;
  return teamDraft(kind === 'remove' ? 'RemoveMember' : 'HandOver', workspaceId, { accountId });
}

/**
 * Who is in the workspace, and who is invited. Each change waits for the server; the screen shows which ones wait, and which
 * were refused.
 */
export const teamScreenMachine = setup({
  types: {
    input: {} as { readonly workspaceId: string },
    context: {} as TeamScreenContext,
    events: {} as TeamScreenEvent,
  },
  guards: {
    isOk: (_, { verdict }: { verdict: EmailVerdict }) => verdict === 'ok',
    isName: ({ context }) => context.name !== null && judgeName(context.name) === null,
    isTyped: ({ context }) => context.name !== null,
    isMeant: ({ context: { question, repeated } }) => question?.kind !== 'delete' || repeated.trim() === question.name,
  },
  actions: {
    type: assign((_, { email }: { email: string }) => ({ email, problem: null })),
    pick: assign((_, { role }: { role: Role }) => ({ role })),
    judge: assign((_, { verdict }: { verdict: EmailVerdict }) => ({ problem: verdict === 'ok' ? null : verdict })),
    forgetEmail: assign({ email: '', problem: null }),
    typeName: assign((_, { name }: { name: string }) => ({ name, nameProblem: null })),
    judgeName: assign({ nameProblem: ({ context }) => judgeName(context.name ?? '') }),
    forgetName: assign({ name: null, nameProblem: null }),
    pickTerms: assign((_, { terms }: { terms: LinkTerms }) => ({ terms })),
    ask: assign((_, { question }: { question: TeamQuestion }) => ({ question })),
    repeat: assign((_, { name }: { name: string }) => ({ repeated: name, isOtherName: false })),
    sayOtherName: assign({ isOtherName: true }),
    forgetQuestion: assign({ question: null, repeated: '', isOtherName: false }),
    issue,
  },
}).createMachine({
  id: 'teamScreen',
  context: ({ input }) => ({
    ...{ workspaceId: input.workspaceId, email: '', problem: null, role: 'member', name: null, nameProblem: null },
    ...{ terms: { role: 'viewer', days: 7 }, question: null, repeated: '' },
    isOtherName: false,
  }),
  initial: 'shown',
  states: {
    shown: {
      description: 'Members and invitations are shown, with what is typed.',
      on: {
        'email.typed': { actions: { type: 'type', params: ({ event }) => event } },
        'role.picked': { actions: { type: 'pick', params: ({ event }) => event } },
        'invitation.submitted': [
          {
            guard: { type: 'isOk', params: ({ event }) => event },
            actions: [
              {
                type: 'issue',
                params: ({ context: { workspaceId, email, role }, event: { invitationId } }) => ({
                  drafts: [teamDraft('InviteMember', workspaceId, { invitationId, email: tidyEmail(email), role })],
                }),
              },
              'forgetEmail',
            ],
          },
          { actions: { type: 'judge', params: ({ event }) => event } },
        ],
        'invitation.revoked': {
          actions: {
            type: 'issue',
            params: ({ context, event: { invitationId } }) => ({
              drafts: [teamDraft('RevokeInvitation', context.workspaceId, { invitationId })],
            }),
          },
        },
        'name.typed': { actions: { type: 'typeName', params: ({ event }) => event } },
        'name.submitted': [
          {
            guard: 'isName',
            actions: [
              {
                type: 'issue',
                params: ({ context: { workspaceId, name } }) => ({
                  drafts: [teamDraft('NameWorkspace', workspaceId, { name: name ?? '' })],
                }),
              },
              'forgetName',
            ],
          },
          { guard: 'isTyped', actions: 'judgeName' },
        ],
        'member.changed': {
          actions: {
            type: 'issue',
            params: ({ context, event: { accountId, role } }) => ({
              drafts: [teamDraft('ChangeRole', context.workspaceId, { accountId, role })],
            }),
          },
        },
        'terms.picked': { actions: { type: 'pickTerms', params: ({ event }) => event } },
        'link.opened': {
          actions: {
            type: 'issue',
            params: ({ context: { workspaceId, terms }, event: { linkId } }) => ({
              drafts: [teamDraft('OpenInvitationLink', workspaceId, { linkId, ...terms })],
            }),
          },
        },
        'link.closed': {
          actions: {
            type: 'issue',
            params: ({ context, event: { linkId } }) => ({
              drafts: [teamDraft('CloseInvitationLink', context.workspaceId, { linkId })],
            }),
          },
        },
        'workspace.kept': {
          actions: {
            type: 'issue',
            params: ({ context: { workspaceId } }) => ({ drafts: [teamDraft('KeepWorkspace', workspaceId, {})] }),
          },
        },
        'question.asked': { target: 'asking', actions: { type: 'ask', params: ({ event }) => event } },
      },
    },
    asking: {
      description:
        'Asks before somebody loses what they may do here. A deletion also asks for the name of the workspace.',
      on: {
        'name.repeated': { actions: { type: 'repeat', params: ({ event }) => event } },
        'question.confirmed': [
          {
            guard: 'isMeant',
            target: 'shown',
            actions: [
              {
                type: 'issue',
                params: ({ context: { workspaceId, question } }) => ({
                  drafts: question === null ? [] : [draftFor(question, workspaceId)],
                }),
              },
              'forgetQuestion',
            ],
          },
          { actions: 'sayOtherName' },
        ],
        'question.cancelled': { target: 'shown', actions: 'forgetQuestion' },
      },
    },
  },
});

export type TeamScreenActor = ActorRefFrom<typeof teamScreenMachine>;
