import type { StreamLabels } from '../log/stream-labels.ts';
import type { VaultCommand } from './vault-commands.ts';

/** Labels of commands of the vault; no founder sees its history. */
export const vaultLabels: StreamLabels<never, VaultCommand['type']> = {
  titles: {},
  attempts: {
    SetCriteria: 'New criteria',
    SaveFilter: 'A saved view',
    RemoveFilter: 'Removing a saved view',
    SaveTemplate: 'A template',
    RenameTemplate: 'A template’s name',
    RemoveTemplate: 'Deleting a template',
  },
};
