import type { ShellCommand } from '#features/shell/shell-command.ts';
import type { ThemeActor } from '#machines/theme.machine.ts';
import type { Shell } from './shell-context.ts';
import type { SignOut } from './use-sign-out.ts';

export interface ShellCommandsInput {
  readonly shell: Shell['shell'];
  readonly palette: Shell['palette'];
  readonly theme: ThemeActor;
  readonly isThemeEnabled: boolean;
  readonly askSignOut: SignOut['ask'];
}

/** What can be done from anywhere, besides going elsewhere. */
export function shellCommands(input: ShellCommandsInput): readonly ShellCommand[] {
  const { shell, palette, theme, isThemeEnabled, askSignOut } = input;
  const themes = (['light', 'dark', 'system'] as const).map((choice) => ({
    id: `theme-${choice}`,
    label: choice === 'system' ? 'Use the theme of the system' : `Use the ${choice} theme`,
    group: 'Theme' as const,
    terms: 'appearance mode colours',
    run: () => theme.send({ type: 'theme.chosen', choice }),
  }));
  return [
    {
      id: 'capture',
      label: 'Capture an idea',
      group: 'Do',
      terms: 'add new write',
      keys: 'C',
      run: () => shell.send({ type: 'overlay.opened', overlay: 'capture' }),
    },
    {
      id: 'search',
      label: 'Search commands',
      group: 'Do',
      keys: 'Mod+K',
      run: () => palette.send({ type: 'palette.opened' }),
    },
    {
      id: 'shortcuts',
      label: 'Show keyboard shortcuts',
      group: 'Do',
      terms: 'help keys',
      keys: '?',
      run: () => shell.send({ type: 'overlay.opened', overlay: 'shortcuts' }),
    },
    {
      id: 'rail',
      label: 'Collapse or widen the rail',
      group: 'Do',
      terms: 'sidebar navigation menu',
      keys: '[',
      run: () => shell.send({ type: 'rail.toggled' }),
    },
    ...(isThemeEnabled ? themes : []),
    {
      id: 'sign-out',
      label: 'Sign out',
      group: 'Account',
      terms: 'log out',
      run: () => askSignOut({ allDevices: false }),
    },
    {
      id: 'sign-out-everywhere',
      label: 'Sign out everywhere',
      group: 'Account',
      terms: 'log out all devices',
      run: () => askSignOut({ allDevices: true }),
    },
  ];
}
