import { defineStream } from '../log/define-stream.ts';
import { decideLedger } from './decide-ledger.ts';
import { evolveLedger, evolveLedgerAll } from './evolve-ledger.ts';
import { ledgerCommands } from './ledger-commands.ts';
import { ledgerFoldVersion } from './ledger-facts.ts';
import { clearedLedger, ledgerDifferences, ledgerFields } from './ledger-fields.ts';

/** `ledger-{projectId}`: everything that enters the score of a project. */
export const ledgerStream = defineStream({
  name: 'ledger',
  pattern: /^ledger-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  foldVersion: ledgerFoldVersion,
  commands: ledgerCommands,
  decide: decideLedger,
  evolve: evolveLedger,
  evolveAll: evolveLedgerAll,
  fields: ledgerFields,
  differences: ledgerDifferences,
  unbegun: clearedLedger,
});
