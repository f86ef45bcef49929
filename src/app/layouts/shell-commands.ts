import { captureFieldId } from '#features/idea-vault/capture-field-id.ts';
import type { ShellCommand } from '#features/shell/shell-command.ts';
import type { ThemeActor } from '#machines/theme.machine.ts';
import type { Shell } from './shell-context.ts';
import type { SignOut } from './use-sign-out.ts';

export const paletteKeys = 'Mod+K';

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
    icon: choice,
    run: () => theme.send({ type: 'theme.chosen', choice }),
  }));
  return [
    {
      id: 'capture',
      icon: 'plus',
      label: 'Capture an idea',
      group: 'Do',
      terms: 'add new write',
      keys: 'C',
      run: () => {
        // On the vault the field is there already.
        const field = document.getElementById(captureFieldId);
        if (field) field.focus();
        else shell.send({ type: 'overlay.opened', overlay: 'capture' });
      },
    },
    {
      id: 'search',
      icon: 'search',
      label: 'Search commands',
      group: 'Do',
      keys: paletteKeys,
      run: () => palette.send({ type: 'palette.toggled' }),
    },
    {
      id: 'shortcuts',
      icon: 'keyboard',
      label: 'Show keyboard shortcuts',
      group: 'Do',
      terms: 'help keys',
      keys: '?',
      run: () => shell.send({ type: 'overlay.opened', overlay: 'shortcuts' }),
    },
    {
      id: 'rail',
      icon: 'rail',
      label: 'Collapse or widen the rail',
      group: 'Do',
      terms: 'sidebar navigation menu',
      keys: '[',
      run: () => shell.send({ type: 'rail.toggled' }),
    },
    ...(isThemeEnabled ? themes : []),
    {
      id: 'sign-out',
      icon: 'leave',
      label: 'Sign out',
      group: 'Account',
      terms: 'log out',
      run: () => askSignOut({ allDevices: false }),
    },
    {
      id: 'sign-out-everywhere',
      icon: 'leave',
      label: 'Sign out everywhere',
      group: 'Account',
      terms: 'log out all devices',
      run: () => askSignOut({ allDevices: true }),
    },
  ];
}
