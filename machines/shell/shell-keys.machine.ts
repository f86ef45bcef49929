import { type ActorRefFrom, emit, type SnapshotFrom, setup } from 'xstate';

/** Keys as commands name them: `Mod+K` with Ctrl or Cmd, `Mod+Shift+Z` with Shift too, `C` alone, `G H` one after the other. */
export type Keys = string;

export type ShellKeysEvent =
  | {
      readonly type: 'key.pressed';
      readonly key: Keys;
      /** The key belongs to somebody else: a field that is typed in, a dialog, a menu. */
      readonly isTaken: boolean;
    }
  | { readonly type: 'single-keys.set'; readonly on: boolean };

export interface KeysCompleted {
  readonly type: 'keys.completed';
  readonly keys: Keys;
}

interface Press {
  readonly key: Keys;
  readonly isTaken: boolean;
}

/** Begins a pair of keys. */
const prefix = 'G';

/** Which keys were meant as a shortcut. Action to provide: `storeSingleKeys`. */
export const shellKeysMachine = setup({
  types: {
    input: {} as { readonly hasSingleKeys: boolean },
    context: {} as { readonly startsOn: boolean },
    events: {} as ShellKeysEvent,
    emitted: {} as KeysCompleted,
    tags: {} as 'on',
  },
  guards: {
    startsOn: ({ context }) => context.startsOn,
    isOn: (_, { on }: { on: boolean }) => on,
    isOff: (_, { on }: { on: boolean }) => !on,
    isChord: (_, { key, isTaken }: Press) => key.includes('+') && !isTaken,
    isPrefix: (_, { key, isTaken }: Press) => key === prefix && !isTaken,
    isFree: (_, { isTaken }: Press) => !isTaken,
  },
  actions: {
    complete: emit((_, { keys }: { keys: Keys }) => ({ type: 'keys.completed' as const, keys })),
    storeSingleKeys: (_, _params: { readonly on: boolean }) => {},
  },
  delays: { pairPatience: 1500 },
}).createMachine({
  id: 'shellKeys',
  context: ({ input }) => ({ startsOn: input.hasSingleKeys }),
  initial: 'starting',
  on: {
    'key.pressed': {
      guard: { type: 'isChord', params: ({ event }) => event },
      actions: { type: 'complete', params: ({ event }) => ({ keys: event.key }) },
    },
  },
  states: {
    starting: {
      description: 'Asks for the setting.',
      always: [{ guard: 'startsOn', target: 'on' }, { target: 'off' }],
    },
    off: {
      description: 'Only keys with Ctrl or Cmd count: speech input and slips type no commands.',
      on: {
        'single-keys.set': {
          guard: { type: 'isOn', params: ({ event }) => event },
          target: 'on',
          actions: { type: 'storeSingleKeys', params: { on: true } },
        },
      },
    },
    on: {
      description: 'Single keys and pairs count too.',
      tags: 'on',
      initial: 'ready',
      on: {
        'single-keys.set': {
          guard: { type: 'isOff', params: ({ event }) => event },
          target: 'off',
          actions: { type: 'storeSingleKeys', params: { on: false } },
        },
      },
      states: {
        ready: {
          description: 'The next key stands for itself.',
          on: {
            'key.pressed': [
              { guard: { type: 'isPrefix', params: ({ event }) => event }, target: 'paired' },
              {
                guard: { type: 'isFree', params: ({ event }) => event },
                actions: { type: 'complete', params: ({ event }) => ({ keys: event.key }) },
              },
            ],
          },
        },
        paired: {
          description: 'The first key of a pair was pressed.',
          after: { pairPatience: 'ready' },
          on: {
            'key.pressed': [
              {
                guard: { type: 'isChord', params: ({ event }) => event },
                target: 'ready',
                actions: { type: 'complete', params: ({ event }) => ({ keys: event.key }) },
              },
              {
                guard: { type: 'isFree', params: ({ event }) => event },
                target: 'ready',
                actions: { type: 'complete', params: ({ event }) => ({ keys: `${prefix} ${event.key}` }) },
              },
              { target: 'ready' },
            ],
          },
        },
      },
    },
  },
});

export type ShellKeysActor = ActorRefFrom<typeof shellKeysMachine>;

export const selectHasSingleKeys = (snapshot: SnapshotFrom<typeof shellKeysMachine>): boolean => snapshot.hasTag('on');
