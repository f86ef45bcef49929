import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { Attempt } from '#domain/auth/attempt.ts';
import { type AuthFailure, isLastingLinkFailure } from '#domain/auth/auth-failure.ts';
import type { EmailVerdict } from '#domain/auth/email.ts';
import { type IdentifyActor, identifyMachine } from './identify.machine.ts';
import type { Identification } from './identify-events.ts';

interface CompleteLinkContext {
  /** From the mail's link, until it is used up; empty if there is none. Secret. */
  readonly oobCode: string;
  /** A custom token, until it is used up; empty if there is none. Secret. */
  readonly token: string;
  /** To whom the link was sent, as far as is known. */
  readonly email: string;
  /** Whether that had to be asked: the form stays while the answer is judged. */
  readonly isAsked: boolean;
  readonly problem: Exclude<EmailVerdict, 'ok'> | null;
  readonly failure: AuthFailure | null;
}

export interface CompleteLinkInput {
  readonly oobCode: string | undefined;
  readonly token: string | undefined;
  /** Kept by this browser when it asked for the link; null if another one did. */
  readonly keptEmail: string | null;
}

export type CompleteLinkEvent =
  | { readonly type: 'address.submitted'; readonly email: string; readonly verdict: EmailVerdict }
  | { readonly type: 'address.changed' }
  | { readonly type: 'token.confirmed' }
  | { readonly type: 'attempt.repeated' };

/**
 * The end of a mailed link: signs in at once in the browser that asked for it, and asks any other for the address, so
 * that whoever only finds a link cannot use it. A custom token names nobody whom this browser could be asked about, so it
 * waits for a press: an address that signs in when it is opened lets a stranger sign others in to an account of theirs
 * (login cross-site request forgery).
 *
 * Actor to provide: `identify`, the machine of that name with its actors.
 */
export const completeLinkMachine = setup({
  types: {
    context: {} as CompleteLinkContext,
    events: {} as CompleteLinkEvent,
    input: {} as CompleteLinkInput,
    tags: {} as 'pending',
    children: {} as { identify: 'identify' },
  },
  actors: { identify: identifyMachine },
  guards: {
    canBegin: ({ context }) => context.oobCode !== '' && context.email !== '',
    hasToken: ({ context }) => context.token !== '',
    hasLink: ({ context }) => context.oobCode !== '',
    isAcceptable: (_, { verdict }: { verdict: EmailVerdict }) => verdict === 'ok',
    hasEntered: (_, { kind }: Identification) => kind === 'entered',
    isLasting: (_, end: Identification) =>
      end.kind === 'abandoned' ||
      (end.kind === 'failed' && (isLastingLinkFailure(end.failure) || lasting.includes(end.failure.kind))),
  },
  actions: {
    rememberEmail: assign({ email: (_, { email }: { email: string }) => email }),
    showProblem: assign((_, { verdict }: { verdict: EmailVerdict }) => ({
      problem: verdict === 'ok' ? null : verdict,
      failure: null,
    })),
    rememberAsking: assign({ isAsked: true }),
    clearProblem: assign({ problem: null }),
    forgetTrouble: assign({ problem: null, failure: null }),
    showEnd: assign((_, end: Identification) => ({
      failure: end.kind === 'failed' ? end.failure : ({ kind: 'link-unusable' } as const),
    })),
    dropSecrets: assign({ oobCode: '', token: '' }),
  },
}).createMachine({
  id: 'completeLink',
  context: ({ input }) => ({
    oobCode: input.oobCode ?? '',
    token: input.token ?? '',
    email: input.keptEmail ?? '',
    isAsked: false,
    problem: null,
    failure: null,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'What does the address say, and what does this browser know?',
      always: [
        { guard: 'canBegin', target: 'identifying' },
        { guard: 'hasLink', target: 'asking' },
        { guard: 'hasToken', target: 'confirming' },
        { target: 'unusable', actions: { type: 'showEnd', params: { kind: 'abandoned' } } },
      ],
    },
    confirming: {
      description: 'A custom token signs in after a press, and not because its address was opened.',
      on: { 'token.confirmed': 'identifying' },
    },
    asking: {
      description: 'Asks for the address to which the link was sent, perhaps since the one given was another.',
      entry: 'rememberAsking',
      on: {
        'address.changed': { actions: 'clearProblem' },
        'address.submitted': [
          {
            guard: { type: 'isAcceptable', params: ({ event }) => event },
            target: 'identifying',
            actions: { type: 'rememberEmail', params: ({ event }) => event },
          },
          { actions: { type: 'showProblem', params: ({ event }) => event } },
        ],
      },
    },
    identifying: {
      tags: 'pending',
      description: 'On the way to a session; what is asked in between is asked by the machine of that name.',
      entry: 'forgetTrouble',
      invoke: {
        id: 'identify',
        src: 'identify',
        input: ({ context }) => ({ attempt: attemptOf(context) }),
        onDone: [
          { guard: { type: 'hasEntered', params: ({ event }) => event.output }, target: 'done' },
          {
            guard: { type: 'isLasting', params: ({ event }) => event.output },
            target: 'unusable',
            actions: { type: 'showEnd', params: ({ event }) => event.output },
          },
          {
            guard: 'hasLink',
            target: 'asking',
            actions: { type: 'showEnd', params: ({ event }) => event.output },
          },
          { target: 'interrupted', actions: { type: 'showEnd', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'unusable',
          actions: { type: 'showEnd', params: { kind: 'failed', failure: { kind: 'unexpected' } } },
        },
      },
    },
    interrupted: {
      description: 'The custom token could not be judged; it may be tried again.',
      on: { 'attempt.repeated': 'identifying' },
    },
    done: { type: 'final', description: 'Signed in; the guard leads on.', entry: 'dropSecrets' },
    unusable: {
      type: 'final',
      description: 'This will never sign anybody in; another way in is needed.',
      entry: 'dropSecrets',
    },
  },
});

/** Codes and tokens are good for one try that reaches the provider. */
const lasting: readonly AuthFailure['kind'][] = [
  'token-unusable',
  'account-disabled',
  'challenge-expired',
  'way-closed',
];

const attemptOf = ({ oobCode, token, email }: CompleteLinkContext): Attempt =>
  oobCode === '' ? { kind: 'token', token } : { kind: 'link', email, oobCode };

export type CompleteLinkActor = ActorRefFrom<typeof completeLinkMachine>;

/** Returns the actor that asks and judges between the link and the session. */
export const selectIdentify = ({ children }: SnapshotFrom<typeof completeLinkMachine>): IdentifyActor | undefined =>
  children.identify;
