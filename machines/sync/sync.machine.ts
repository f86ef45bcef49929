import {
  type ActorRefFrom,
  assign,
  type EventObject,
  emit,
  fromCallback,
  fromPromise,
  type SnapshotFrom,
  sendTo,
  setup,
} from 'xstate';
import { isApiFailure } from '#domain/api/api-failure.ts';
import type { SnapshotFault } from '#domain/replica/snapshot-fault.ts';
import type { StorageFailure } from '#domain/replica/storage-failure.ts';
import { notProvided } from '../not-provided.ts';
import type {
  ConnectionEvent,
  NetworkEvent,
  PushReport,
  ReplicaReport,
  SyncEvent,
  UndoResult,
  WorkspaceOrder,
} from './sync-events.ts';
import { retryAfterOf, type SyncFailure, syncFailureOf } from './sync-failure.ts';

interface SyncContext {
  readonly account: string | null;
  /** Failures in a row, for the back-off. */
  readonly attempt: number;
  /** Failure of the last call or connection; null while they work. */
  readonly failure: SyncFailure | null;
  /** Null while the browser keeps what it is given. */
  readonly storageFailure: StorageFailure | null;
  /** The fault of the local copy, until the founder has read of it. */
  readonly fault: SnapshotFault | null;
  readonly rejected: number;
  /** Result of the last undo or redo, and how many there were: the same words twice are news twice. */
  readonly turned: { readonly count: number; readonly report: UndoResult } | null;
  /** Something was added to the outbox while it was being sent. */
  readonly hasMore: boolean;
  /** The browser could not be read from, or written to, as it should. */
  readonly isStorageBehind: boolean;
}

export interface OfAccount {
  readonly account: string;
}

export interface RetryInput {
  /** Failures in a row, from 1. */
  readonly attempt: number;
  /** Seconds, from the server. */
  readonly retryAfterS: number;
}
const callbackStub = (name: string) => () => {
  throw new Error(`the actor ${name} is not provided`);
};

const blank = {
  attempt: 0,
  failure: null,
  storageFailure: null,
  fault: null,
  rejected: 0,
  turned: null,
  hasMore: false,
  isStorageBehind: false,
} as const;
const turnedActions = [
  { type: 'noteTurned', params: ({ event }: { event: UndoResult }) => event },
  { type: 'tellTurned', params: ({ event }: { event: UndoResult }) => event },
] as const;
const noteSent = { type: 'noteSent', params: ({ event }: { event: { output: PushReport } }) => event.output } as const;
const ofAccount = ({ context }: { context: SyncContext }): OfAccount => ({ account: context.account ?? '' });

/**
 * Keeps the workspace of one account the same here, in the other tabs and on the server.
 *
 * Actors to provide: `replica` holds the workspace, takes the founder's orders and reports; `loadSnapshot` reads the local
 * copy; `pull` reads the log to its end; `push` sends the outbox until it is empty; `live` is one connection; each of
 * the last three rejects with an `ApiFailure`. `waitBeforeRetry` resolves when it is time; `watchConnection` reports
 * what the browser says.
 */
export const syncMachine = setup({
  types: {
    context: {} as SyncContext,
    events: {} as SyncEvent,
    emitted: {} as UndoResult,
    tags: {} as 'pending',
    children: {} as { replica: 'replica' },
  },
  actors: {
    replica: fromCallback<WorkspaceOrder, OfAccount, ReplicaReport>(callbackStub('replica')),
    loadSnapshot: fromPromise<void, OfAccount>(notProvided('loadSnapshot')),
    pull: fromPromise<void, OfAccount>(notProvided('pull')),
    push: fromPromise<PushReport, OfAccount>(notProvided('push')),
    live: fromCallback<EventObject, OfAccount, ConnectionEvent>(callbackStub('live')),
    waitBeforeRetry: fromPromise<void, RetryInput>(notProvided('waitBeforeRetry')),
    watchConnection: fromCallback<EventObject, undefined, NetworkEvent>(callbackStub('watchConnection')),
  },
  guards: {
    isOtherAccount: ({ context }, { account }: { account: string }) => context.account !== account,
    /** A workspace that is the account’s own is always there. */
    isRemoved: (_, { reason }: { reason: unknown }) =>
      isApiFailure(reason) && reason.kind === 'refused' && reason.status === 404 && reason.code === 'not-found',
    hasMore: ({ context }) => context.hasMore,
    isStorageBehind: ({ context }) => context.isStorageBehind,
    hasRejections: ({ context }) => context.rejected > 0,
    hasNoRejections: ({ context }) => context.rejected === 0,
  },
  actions: {
    begin: assign((_, { account }: { account: string }) => ({ ...blank, account })),
    end: assign({ ...blank, account: null }),
    order: sendTo('replica', (_, { order }: { order: WorkspaceOrder }) => order),
    countRejections: assign((_, { count }: { count: number }) => ({ rejected: count })),
    /** Nothing is worse than lost work, so that nothing takes its place. */
    noteFault: assign(({ context }, { fault }: { fault: SnapshotFault }) => ({
      fault: context.fault && context.fault.lost > 0 ? context.fault : fault,
    })),
    forgetFault: assign({ fault: null }),
    noteTurned: assign(({ context }, report: UndoResult) => ({
      turned: { count: (context.turned?.count ?? 0) + 1, report },
    })),
    tellTurned: emit((_, report: UndoResult) => report),
    noteStorage: assign((_, { failure }: { failure: StorageFailure | null }) => ({ storageFailure: failure })),
    noteFailure: assign(({ context }, { reason }: { reason: unknown }) => ({
      failure: syncFailureOf(reason),
      attempt: context.attempt + 1,
    })),
    noteNoAnswer: assign({ failure: { kind: 'no-answer' } }),
    noteSuccess: assign({ failure: null, attempt: 0 }),
    noteMore: assign({ hasMore: true }),
    noteSending: assign({ hasMore: false }),
    noteSent: assign((_, { isStorageBehind }: PushReport) => ({ isStorageBehind })),
  },
  /** A browser that could not read what waits, or write the copy, is asked again. */
  delays: { storageRetry: 15_000 },
}).createMachine({
  id: 'sync',
  context: { ...blank, account: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'No account is known; nothing is shown and nothing is kept.',
      on: { 'sync.start': { target: 'open', actions: { type: 'begin', params: ({ event }) => event } } },
    },
    open: {
      description: 'One account’s workspace is open.',
      invoke: [
        { id: 'replica', src: 'replica', input: ofAccount },
        { id: 'watchConnection', src: 'watchConnection' },
      ],
      initial: 'loading',
      on: {
        'sync.start': {
          guard: { type: 'isOtherAccount', params: ({ event }) => event },
          target: 'open',
          reenter: true,
          actions: { type: 'begin', params: ({ event }) => event },
        },
        'sync.stop': { target: 'idle', actions: 'end' },
        'membership.ended': '.removed',
        'commands.issued': { actions: { type: 'order', params: ({ event }) => ({ order: event }) } },
        'rejection.retried': { actions: { type: 'order', params: ({ event }) => ({ order: event }) } },
        'rejection.dropped': { actions: { type: 'order', params: ({ event }) => ({ order: event }) } },
        'undo.requested': { actions: { type: 'order', params: ({ event }) => ({ order: event }) } },
        'redo.requested': { actions: { type: 'order', params: ({ event }) => ({ order: event }) } },
        'rejections.counted': { actions: { type: 'countRejections', params: ({ event }) => event } },
        'change.undone': { actions: turnedActions },
        'change.redone': { actions: turnedActions },
        'undo.rejected': { actions: turnedActions },
        'copy.doubted': { actions: { type: 'noteFault', params: ({ event }) => event } },
        'fault.read': { actions: 'forgetFault' },
        'storage.reported': { actions: { type: 'noteStorage', params: ({ event }) => event } },
      },
      states: {
        loading: {
          description: 'Reads the local copy.',
          tags: 'pending',
          invoke: {
            id: 'loadSnapshot',
            src: 'loadSnapshot',
            input: ofAccount,
            onDone: 'pulling',
            onError: {
              target: 'pulling',
              actions: { type: 'noteFailure', params: ({ event }) => ({ reason: event.error }) },
            },
          },
        },
        offline: {
          description: 'The server does not answer. Commands wait in the outbox; the next try comes by itself.',
          invoke: {
            id: 'waitBeforeRetry',
            src: 'waitBeforeRetry',
            input: ({ context }) => ({
              attempt: context.attempt,
              retryAfterS: context.failure ? retryAfterOf(context.failure) : 0,
            }),
            onDone: 'pulling',
            onError: 'pulling',
          },
          on: {
            'connection.lost': { actions: 'noteNoAnswer' },
            'connection.regained': 'pulling',
            'sync.hurried': 'pulling',
          },
        },
        pulling: {
          description: 'Reads the log from where the copy ends to its end; what waits is decided again.',
          tags: 'pending',
          invoke: {
            id: 'pull',
            src: 'pull',
            input: ofAccount,
            onDone: { target: 'connected', actions: assign({ failure: null }) },
            onError: [
              { guard: { type: 'isRemoved', params: ({ event }) => ({ reason: event.error }) }, target: 'removed' },
              {
                target: 'offline',
                actions: { type: 'noteFailure', params: ({ event }) => ({ reason: event.error }) },
              },
            ],
          },
          on: { 'connection.lost': { target: 'offline', actions: 'noteNoAnswer' } },
        },
        removed: {
          description:
            'The founder is no longer a member of the workspace: nothing is read or sent, and what waits stays here.',
        },
        connected: {
          description: 'Facts arrive as they happen.',
          invoke: { id: 'live', src: 'live', input: ofAccount },
          initial: 'pushing',
          on: {
            'connection.lost': { target: 'offline', actions: 'noteNoAnswer' },
            'link.opened': { actions: 'noteSuccess' },
            'link.lost': {
              target: 'offline',
              actions: { type: 'noteFailure', params: { reason: { kind: 'no-answer' } } },
            },
            'link.behind': 'pulling',
          },
          states: {
            pushing: {
              description: 'Sends the outbox; of several tabs one sends, the others wait for their turn.',
              tags: 'pending',
              entry: 'noteSending',
              invoke: {
                id: 'push',
                src: 'push',
                input: ofAccount,
                onDone: [
                  { guard: 'hasMore', target: 'pushing', reenter: true },
                  { guard: 'hasRejections', target: 'conflict', actions: noteSent },
                  { target: 'live', actions: noteSent },
                ],
                onError: [
                  {
                    guard: { type: 'isRemoved', params: ({ event }) => ({ reason: event.error }) },
                    target: '#sync.open.removed',
                  },
                  {
                    target: '#sync.open.offline',
                    actions: { type: 'noteFailure', params: ({ event }) => ({ reason: event.error }) },
                  },
                ],
              },
              on: { 'outbox.grown': { actions: 'noteMore' } },
            },
            live: {
              description: 'Nothing waits; what happens elsewhere appears.',
              always: { guard: 'hasRejections', target: 'conflict' },
              after: { storageRetry: { guard: 'isStorageBehind', target: 'pushing' } },
              on: { 'outbox.grown': 'pushing' },
            },
            conflict: {
              description: 'As live, with commands that the server has rejected.',
              always: { guard: 'hasNoRejections', target: 'live' },
              after: { storageRetry: { guard: 'isStorageBehind', target: 'pushing' } },
              on: { 'outbox.grown': 'pushing' },
            },
          },
        },
      },
    },
  },
});

export type SyncActor = ActorRefFrom<typeof syncMachine>;
export type SyncSnapshot = SnapshotFrom<typeof syncMachine>;
