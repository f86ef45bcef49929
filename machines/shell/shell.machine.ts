import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';

/** Overlays of the shell; one is open at a time. */
export type ShellOverlay = 'places' | 'shortcuts' | 'capture' | 'ideas-from-file' | 'criteria' | 'sync';

export type ShellEvent =
  | { readonly type: 'rail.toggled' }
  | { readonly type: 'overlay.opened'; readonly overlay: ShellOverlay }
  | { readonly type: 'overlay.closed' };

interface ShellContext {
  readonly overlay: ShellOverlay | null;
  readonly startsCollapsed: boolean;
}

/** The frame around the founder's screens. Action to provide: `storeRail`. */
export const shellMachine = setup({
  types: {
    input: {} as { readonly isRailCollapsed: boolean },
    context: {} as ShellContext,
    events: {} as ShellEvent,
    tags: {} as 'collapsed',
  },
  guards: { startsCollapsed: ({ context }) => context.startsCollapsed },
  actions: {
    storeRail: (_, _params: { readonly isCollapsed: boolean }) => {},
    show: assign((_, { overlay }: { overlay: ShellOverlay }) => ({ overlay })),
    hide: assign({ overlay: null }),
  },
}).createMachine({
  id: 'shell',
  type: 'parallel',
  context: ({ input }) => ({ overlay: null, startsCollapsed: input.isRailCollapsed }),
  states: {
    rail: {
      description: 'The sections at the side of a wide window.',
      initial: 'starting',
      states: {
        starting: {
          description: 'Asks how it was left.',
          always: [{ guard: 'startsCollapsed', target: 'collapsed' }, { target: 'wide' }],
        },
        wide: {
          description: 'Signs and names.',
          on: {
            'rail.toggled': {
              target: 'collapsed',
              actions: { type: 'storeRail', params: { isCollapsed: true } },
            },
          },
        },
        collapsed: {
          description: 'Signs alone.',
          tags: 'collapsed',
          on: {
            'rail.toggled': { target: 'wide', actions: { type: 'storeRail', params: { isCollapsed: false } } },
          },
        },
      },
    },
    overlay: {
      description: 'What lies over the page.',
      initial: 'closed',
      on: { 'overlay.opened': { target: '.open', actions: { type: 'show', params: ({ event }) => event } } },
      states: {
        closed: { description: 'Nothing.' },
        open: { description: 'One of them.', on: { 'overlay.closed': { target: 'closed', actions: 'hide' } } },
      },
    },
  },
});

export type ShellActor = ActorRefFrom<typeof shellMachine>;
type ShellSnapshot = SnapshotFrom<typeof shellMachine>;

export const selectIsRailCollapsed = (snapshot: ShellSnapshot): boolean => snapshot.hasTag('collapsed');
export const selectOverlay = (snapshot: ShellSnapshot): ShellOverlay | null => snapshot.context.overlay;
