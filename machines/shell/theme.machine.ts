import { type ActorRefFrom, assign, not, type SnapshotFrom, setup } from 'xstate';

export type ThemeChoice = 'light' | 'dark' | 'system';

export type ThemeEvent =
  | { readonly type: 'theme.chosen'; readonly choice: ThemeChoice }
  /** The stored choice changed outside this page: another tab chose, or the device was cleared. */
  | { readonly type: 'theme.read'; readonly choice: ThemeChoice }
  | { readonly type: 'system-dark.changed'; readonly dark: boolean }
  /** The flag APP_THEME became known or changed. */
  | { readonly type: 'theme.enabled'; readonly enabled: boolean };

export interface ThemeInput {
  /** The flag APP_THEME. */
  readonly enabled: boolean;
  /** The choice stored on this device; `system` if none is stored. */
  readonly choice: ThemeChoice;
  /** Whether the operating system asks for a dark theme. */
  readonly systemDark: boolean;
}

interface ThemeContext extends Omit<ThemeInput, 'enabled'> {
  readonly startsEnabled: boolean;
}

/** Which theme is shown. Action to provide: `storeChoice`. */
export const themeMachine = setup({
  types: {
    input: {} as ThemeInput,
    context: {} as ThemeContext,
    events: {} as ThemeEvent,
    tags: {} as 'dark',
  },
  guards: {
    startsEnabled: ({ context }) => context.startsEnabled,
    isEnabled: (_, { enabled }: { enabled: boolean }) => enabled,
    isDisabled: (_, { enabled }: { enabled: boolean }) => !enabled,
    isDark: ({ context }) => context.choice === 'dark' || (context.choice === 'system' && context.systemDark),
  },
  actions: {
    storeChoice: (_, _params: { choice: ThemeChoice }) => {},
    rememberChoice: assign((_, { choice }: { choice: ThemeChoice }) => ({ choice })),
    rememberSystem: assign((_, { dark }: { dark: boolean }) => ({ systemDark: dark })),
  },
}).createMachine({
  id: 'theme',
  context: ({ input }) => ({ choice: input.choice, systemDark: input.systemDark, startsEnabled: input.enabled }),
  initial: 'starting',
  on: {
    'system-dark.changed': { actions: { type: 'rememberSystem', params: ({ event }) => event } },
    'theme.read': { actions: { type: 'rememberChoice', params: ({ event }) => event } },
  },
  states: {
    starting: {
      description: 'Asks the flag.',
      always: [{ guard: 'startsEnabled', target: 'following' }, { target: 'forced' }],
    },
    forced: {
      description: 'The flag is off: light, whatever was chosen.',
      on: { 'theme.enabled': { guard: { type: 'isEnabled', params: ({ event }) => event }, target: 'following' } },
    },
    following: {
      description: 'The choice counts, and with `system` the operating system, live.',
      on: {
        'theme.chosen': {
          actions: [
            { type: 'rememberChoice', params: ({ event }) => event },
            { type: 'storeChoice', params: ({ event }) => event },
          ],
        },
        'theme.enabled': { guard: { type: 'isDisabled', params: ({ event }) => event }, target: 'forced' },
      },
      initial: 'light',
      states: {
        light: { description: 'Light, by choice or by the system.', always: { guard: 'isDark', target: 'dark' } },
        dark: {
          description: 'Dark, by choice or by the system.',
          tags: 'dark',
          always: { guard: not('isDark'), target: 'light' },
        },
      },
    },
  },
});

export type ThemeActor = ActorRefFrom<typeof themeMachine>;
type ThemeSnapshot = SnapshotFrom<typeof themeMachine>;

export const selectTheme = (snapshot: ThemeSnapshot): 'light' | 'dark' => (snapshot.hasTag('dark') ? 'dark' : 'light');
export const selectThemeChoice = (snapshot: ThemeSnapshot): ThemeChoice => snapshot.context.choice;
export const selectThemeEnabled = (snapshot: ThemeSnapshot): boolean => snapshot.matches('following');
