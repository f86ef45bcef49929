import { defineStream } from '../log/define-stream.ts';
import { decideVault } from './decide-vault.ts';
import { evolveVault, vaultFoldVersion } from './evolve-vault.ts';
import { emptyVault } from './vault.ts';
import { vaultCommands } from './vault-commands.ts';
import { vaultFields } from './vault-fields.ts';

/** `vault-{workspace}`: one stream a workspace. */
export const vaultStream = defineStream({
  name: 'vault',
  pattern: /^vault-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  isSingle: true,
  foldVersion: vaultFoldVersion,
  commands: vaultCommands,
  decide: decideVault,
  evolve: evolveVault,
  fields: vaultFields,
  unbegun: () => emptyVault,
});
