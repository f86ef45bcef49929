import { commandLabels } from '#features/shell/labels.ts';
import type { ShellCommand } from '#features/shell/shell-command.ts';

/** How comparing ideas is found, on the vault and elsewhere. */
export const compareCommand = {
  icon: 'columns',
  label: commandLabels.compare,
  group: 'Do',
  terms: 'score weights side by side versus',
} as const satisfies Partial<ShellCommand>;
