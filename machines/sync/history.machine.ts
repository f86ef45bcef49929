import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { Timeline } from '#domain/history/timeline.ts';
import { momentLimits } from '#domain/log/moment.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { issue } from '../issue.ts';
import { notProvided } from '../not-provided.ts';

export interface HistoryInput {
  /** Whose moments are named. */
  readonly stream: string;
}

interface HistoryContext extends HistoryInput {
  /** Every fact of the life that is looked at, in the order of the log. */
  readonly events: readonly RecordedEvent[];
  /** The change after which it is looked at, counted from 0; null follows the present. */
  readonly index: number | null;
  readonly isComparing: boolean;
  /** The later change with which it is compared; null for the present. */
  readonly to: number | null;
  /** Name for the moment, while it is being typed. */
  readonly name: string;
}

export type HistoryEvent =
  | { readonly type: 'history.reloaded' }
  /** Something has happened in the life that is looked at. */
  | { readonly type: 'history.grown' }
  | { readonly type: 'moment.picked'; readonly index: number }
  | { readonly type: 'present.picked' }
  /** With the present, at first. */
  | { readonly type: 'comparison.toggled' }
  | { readonly type: 'comparison.moved'; readonly index: number }
  /** `name` is what the moment is called already, or empty. */
  | { readonly type: 'naming.asked'; readonly name: string }
  | { readonly type: 'name.changed'; readonly name: string }
  | { readonly type: 'name.submitted' }
  | { readonly type: 'naming.cancelled' }
  | { readonly type: 'restore.asked' }
  | { readonly type: 'restore.confirmed' }
  | { readonly type: 'restore.cancelled' };

interface Compared {
  readonly from: number;
  readonly to: number;
  readonly isWithNow: boolean;
}

const positionOf = (events: readonly RecordedEvent[]): number => events.at(-1)?.position ?? 0;

/** Returns the two compared moments, by the indexes of their changes; null if nothing is compared. */
export function comparedIn({ index, to, isComparing, events }: HistoryContext): Compared | null {
  const last = new Timeline(events).changes.length - 1;
  return isComparing && index !== null && index < last ? { from: index, to: to ?? last, isWithNow: to === null } : null;
}

/** The version of the named stream after the change that is looked at; 0 if it was not there yet. */
function versionAt({ events, index, stream }: HistoryContext): number {
  const { changes } = new Timeline(events);
  const position = index === null ? positionOf(events) : (changes[index]?.position ?? 0);
  return events.findLast((event) => event.stream === stream && event.position <= position)?.version ?? 0;
}

/**
 * Going through a life, change by change. What is picked stays picked while more happens; the present moves on.
 *
 * Actors to provide: `loadEvents`, every fact after a position, in order. Action to provide: `restore`, which leads the
 * present back to the moment after the change at `index`.
 */
export const historyMachine = setup({
  types: {
    input: {} as HistoryInput,
    context: {} as HistoryContext,
    events: {} as HistoryEvent,
    tags: {} as 'pending' | 'readable',
  },
  actors: {
    loadEvents: fromPromise<readonly RecordedEvent[], { readonly after: number }>(notProvided('loadEvents')),
  },
  guards: {
    isThere: ({ context }, { index }: { index: number }) =>
      index >= 0 && index < new Timeline(context.events).changes.length,
    isLater: ({ context: { events, index, isComparing } }, { index: to }: { index: number }) =>
      isComparing && index !== null && to > index && to < new Timeline(events).changes.length,
    isPast: ({ context: { events, index } }) => index !== null && index < new Timeline(events).changes.length - 1,
    canBeNamed: ({ context }) => context.name.trim().length <= momentLimits.name && versionAt(context) > 0,
  },
  actions: {
    append: assign(({ context: { events } }, { more }: { more: readonly RecordedEvent[] }) => ({
      events: [...events, ...more.filter(({ position }) => position > positionOf(events))],
    })),
    // What is compared is always the later one.
    pick: assign(({ context: { to } }, { index }: { index: number }) => ({
      index,
      to: to !== null && to > index ? to : null,
    })),
    follow: assign({ index: null, isComparing: false, to: null }),
    toggleComparison: assign({ isComparing: ({ context }) => !context.isComparing, to: null }),
    compareWith: assign(({ context: { events } }, { index }: { index: number }) => ({
      to: index === new Timeline(events).changes.length - 1 ? null : index,
    })),
    rememberName: assign({ name: (_, { name }: { name: string }) => name }),
    forgetName: assign({ name: '' }),
    issue,
    restore: (_, _params: { readonly events: readonly RecordedEvent[]; readonly index: number }) => {},
  },
}).createMachine({
  id: 'history',
  context: ({ input }) => ({ ...input, events: [], index: null, isComparing: false, to: null, name: '' }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'pending',
      description: 'The life is read from its beginning.',
      invoke: {
        id: 'loadEvents',
        src: 'loadEvents',
        input: { after: 0 },
        onDone: { target: 'open', actions: { type: 'append', params: ({ event }) => ({ more: event.output }) } },
        onError: 'unavailable',
      },
    },
    unavailable: {
      description: 'It could not be read, for example without a network.',
      on: { 'history.reloaded': 'loading' },
    },
    open: {
      tags: 'readable',
      description: 'It can be looked at, while it goes on.',
      type: 'parallel',
      on: {
        'moment.picked': {
          guard: { type: 'isThere', params: ({ event }) => event },
          actions: { type: 'pick', params: ({ event }) => event },
        },
        'present.picked': { actions: 'follow' },
        'comparison.toggled': { guard: 'isPast', actions: 'toggleComparison' },
        'comparison.moved': {
          guard: { type: 'isLater', params: ({ event }) => event },
          actions: { type: 'compareWith', params: ({ event }) => event },
        },
      },
      states: {
        tail: {
          description: 'What has happened since it was read.',
          initial: 'known',
          states: {
            known: { description: 'All of it is here.', on: { 'history.grown': 'reading' } },
            reading: {
              description: 'What came is read.',
              on: { 'history.grown': { target: 'reading', reenter: true } },
              invoke: {
                id: 'loadTail',
                src: 'loadEvents',
                input: ({ context }) => ({ after: positionOf(context.events) }),
                onDone: {
                  target: 'known',
                  actions: { type: 'append', params: ({ event }) => ({ more: event.output }) },
                },
                onError: 'missed',
              },
            },
            missed: {
              description: 'More has happened, and could not be read.',
              on: { 'history.grown': 'reading', 'history.reloaded': 'reading' },
            },
          },
        },
        task: {
          description: 'What is done with the moment that is looked at.',
          initial: 'looking',
          states: {
            looking: {
              description: 'Nothing yet.',
              entry: 'forgetName',
              on: {
                'naming.asked': {
                  target: 'naming',
                  actions: { type: 'rememberName', params: ({ event }) => event },
                },
                'restore.asked': { guard: 'isPast', target: 'confirmingRestore' },
              },
            },
            naming: {
              description: 'The moment gets a name.',
              on: {
                'name.changed': { actions: { type: 'rememberName', params: ({ event }) => event } },
                'name.submitted': {
                  guard: 'canBeNamed',
                  target: 'looking',
                  actions: {
                    type: 'issue',
                    params: ({ context }) => ({
                      drafts: [
                        {
                          type: 'NameMoment',
                          stream: context.stream,
                          data: { version: versionAt(context), name: context.name },
                        },
                      ],
                    }),
                  },
                },
                'naming.cancelled': 'looking',
              },
            },
            confirmingRestore: {
              description: 'Asks before the present is led back.',
              on: {
                'restore.confirmed': {
                  guard: 'isPast',
                  target: 'looking',
                  actions: [
                    {
                      type: 'restore',
                      params: ({ context: { events, index } }) => ({ events, index: index ?? -1 }),
                    },
                    'follow',
                  ],
                },
                'restore.cancelled': 'looking',
              },
            },
          },
        },
      },
    },
  },
});

export type HistoryActor = ActorRefFrom<typeof historyMachine>;
