import type { ReadonlyAtom } from '@xstate/store';
import { wholeVault } from '#domain/vault/idea-query.ts';
import { paramsOfQuery } from '#domain/vault/query-params.ts';
import { captureFieldId } from '#features/idea-vault/capture-field-id.ts';
import { commandLabels } from '#features/shell/labels.ts';
import type { ShellCommand } from '#features/shell/shell-command.ts';
import type { ThemeActor } from '#machines/shell/theme.machine.ts';
import type { Services } from '../services.ts';
import { compareCommand } from './compare-command.ts';
import { placeIn } from './main-places.ts';
import type { Shell } from './shell-context.ts';
import type { SignOut } from './use-sign-out.ts';

export const paletteKeys = 'Mod+K';

export interface ShellCommandsInput {
  readonly shell: Shell['shell'];
  readonly palette: Shell['palette'];
  readonly theme: ThemeActor;
  readonly isThemeEnabled: boolean;
  readonly services: Services;
  readonly openProjectId: ReadonlyAtom<string | null>;
  readonly askSignOut: SignOut['ask'];
}

/** On the vault the field to capture ideas is there already. */
const isOnVault = (): boolean => document.getElementById(captureFieldId) !== null;

/** Commands that work everywhere, besides navigation. */
export function shellCommands(input: ShellCommandsInput): readonly ShellCommand[] {
  const { shell, palette, theme, isThemeEnabled, services, openProjectId, askSignOut } = input;
  const exporting = (format: 'csv' | 'json') => async () => {
    const { exportIdeas } = await import('../pages/vault-tools/idea-actions.ts');
    await exportIdeas(services, format);
  };
  const themes = (['light', 'dark', 'system'] as const).map((choice) => ({
    id: `theme-${choice}`,
    label: commandLabels.theme(choice),
    group: 'Theme' as const,
    terms: 'appearance mode colors colours',
    icon: choice,
    run: () => theme.send({ type: 'theme.chosen', choice }),
  }));
  return [
    {
      id: 'capture',
      icon: 'plus',
      label: commandLabels.capture,
      group: 'Do',
      terms: 'new idea add write create',
      keys: 'C',
      run: () => {
        if (isOnVault()) document.getElementById(captureFieldId)?.focus();
        else shell.send({ type: 'overlay.opened', overlay: 'capture' });
      },
    },
    {
      id: 'search',
      icon: 'search',
      label: commandLabels.search,
      group: 'Do',
      keys: paletteKeys,
      run: () => palette.send({ type: 'palette.toggled' }),
    },
    {
      id: 'shortcuts',
      icon: 'keyboard',
      label: commandLabels.showShortcuts,
      group: 'Do',
      terms: 'help keys',
      keys: '?',
      run: () => shell.send({ type: 'overlay.opened', overlay: 'shortcuts' }),
    },
    {
      id: 'import-ideas',
      icon: 'upload',
      label: commandLabels.importIdeas,
      group: 'Do',
      terms: 'import upload csv json spreadsheet file',
      run: () => shell.send({ type: 'overlay.opened', overlay: 'ideas-from-file' }),
    },
    {
      id: 'export-csv',
      icon: 'download',
      label: commandLabels.exportCsv,
      group: 'Do',
      terms: 'download save spreadsheet',
      run: exporting('csv'),
    },
    {
      id: 'export-json',
      icon: 'download',
      label: commandLabels.exportJson,
      group: 'Do',
      terms: 'download save backup',
      run: exporting('json'),
    },
    {
      id: 'board',
      icon: 'board',
      label: commandLabels.board,
      group: 'Do',
      terms: 'kanban columns status view',
      run: () => services.navigate({ name: 'idea-vault', params: paramsOfQuery({ query: wholeVault, view: 'board' }) }),
    },
    {
      id: 'criteria',
      icon: 'scale',
      label: commandLabels.criteria,
      group: 'Do',
      terms: 'score scoring weights rating',
      run: () => {
        if (!isOnVault()) services.navigate({ name: 'idea-vault' });
        shell.send({ type: 'overlay.opened', overlay: 'criteria' });
      },
    },
    {
      ...compareCommand,
      id: 'compare-ideas',
      // The vault knows which ideas are selected, and has a command of its own.
      isOffered: () => !isOnVault(),
      run: () => {
        services.navigate({ name: 'idea-vault' });
        services.showToast({ tone: 'info', message: commandLabels.selectToCompare });
      },
    },
    {
      id: 'share-canvas',
      icon: 'share',
      label: commandLabels.share,
      group: 'Do',
      terms: 'invite link public send collaborate',
      run: () => services.navigate(placeIn('canvas', openProjectId.get())),
    },
    {
      id: 'rail',
      icon: 'rail',
      label: commandLabels.sidebar,
      group: 'Do',
      terms: 'sidebar navigation menu',
      keys: '[',
      run: () => shell.send({ type: 'rail.toggled' }),
    },
    ...(isThemeEnabled ? themes : []),
    {
      id: 'sign-out',
      icon: 'leave',
      label: commandLabels.signOut,
      group: 'Account',
      terms: 'logout log out',
      run: () => askSignOut({ allDevices: false }),
    },
    {
      id: 'sign-out-everywhere',
      icon: 'leave',
      label: commandLabels.signOutEverywhere,
      group: 'Account',
      terms: 'logout log out all devices',
      run: () => askSignOut({ allDevices: true }),
    },
  ];
}
