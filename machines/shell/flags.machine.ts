import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { Flags } from '#domain/access/flags.ts';

/** The operator's flags as they came with the page. */
export type FlagsEvent = { readonly type: 'flags.read'; readonly flags: Flags };

export interface FlagsInput {
  /** From the page or kept from the last visit; null if a page came without settings and none are kept. */
  readonly flags: Flags | null;
}

/** The server's defaults for flags that nobody set. */
export const assumedFlags: Flags = { preRelease: false, appTheme: true };

/** Which flags hold. They are always known: where none could be read, the server's defaults are assumed. */
export const flagsMachine = setup({
  types: {
    input: {} as FlagsInput,
    context: {} as { readonly given: Flags | null; readonly flags: Flags },
    events: {} as FlagsEvent,
  },
  guards: { wereGiven: ({ context }) => context.given !== null },
  actions: { remember: assign((_, { flags }: { flags: Flags }) => ({ given: flags, flags })) },
}).createMachine({
  id: 'flags',
  context: ({ input }) => ({ given: input.flags, flags: input.flags ?? assumedFlags }),
  initial: 'starting',
  on: { 'flags.read': { target: '.known', actions: { type: 'remember', params: ({ event }) => event } } },
  states: {
    starting: {
      description: 'Looks at what the page brought.',
      always: [{ guard: 'wereGiven', target: 'known' }, { target: 'assumed' }],
    },
    known: { description: 'As the operator set them, now or at the last visit.' },
    assumed: { description: 'Nothing could be read; the defaults hold until something is.' },
  },
});

export type FlagsActor = ActorRefFrom<typeof flagsMachine>;

export const selectFlags = (snapshot: SnapshotFrom<typeof flagsMachine>): Flags => snapshot.context.flags;
