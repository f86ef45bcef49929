import { fromPromise } from 'xstate';
import { openTransferPort, type TransferPort } from '#adapters/transfer/transfer-port.ts';
import { commandsForImport } from '#domain/transfer/commands-for-import.ts';
import { titleKey } from '#domain/transfer/judge-table.ts';
import type { TransferFailure } from '#domain/transfer/transfer-failure.ts';
import type { TransferReport } from '#domain/transfer/transfer-report.ts';
import {
  type ImportChoices,
  type ImportOptions,
  type ImportTable,
  ideaImportMachine,
} from '#machines/vault/idea-import.machine.ts';
import { ideasOf } from '#machines/vault/select-ideas.ts';
import { vaultOf } from '#machines/vault/select-vault.ts';
import type { Services } from '../../services.ts';
import { rememberChoices, rememberedChoices } from './import-memory.ts';

const unexpected: TransferFailure = { kind: 'unexpected' };

/** The import's machine over a worker that holds the file; `hold` gives it the content that the machine hears of. */
export function importRun({ workspace, now, dispatch }: Services) {
  let content: Blob | undefined;
  let port: TransferPort | undefined;
  let table: ImportTable | undefined;
  const open = (): TransferPort => {
    if (!port) throw unexpected;
    return port;
  };
  const close = () => {
    port?.close();
    port = undefined;
  };
  const machine = ideaImportMachine.provide({
    actors: {
      read: fromPromise<ImportTable, ImportOptions>(async ({ input, signal }) => {
        close();
        if (!content) throw unexpected;
        port = openTransferPort();
        signal.addEventListener('abort', close);
        const { columns, statuses } = rememberedChoices();
        const { criteria } = vaultOf(workspace).get();
        table = { ...(await port.read(content, { ...input, criteria, columns })), statuses };
        return table;
      }),
      judge: fromPromise<TransferReport, ImportChoices>(
        async ({ input: { mapping, duplicates, statuses, dayOrder } }) => {
          const ideas = ideasOf(workspace).get();
          const known = {
            ids: new Set(ideas.map(({ id }) => id)),
            titles: new Set(ideas.map(({ title }) => titleKey(title))),
          };
          const vault = vaultOf(workspace).get();
          return open().judge({ mapping, duplicates, statuses, dayOrder, known, at: now(), vault });
        },
      ),
      importIdeas: fromPromise<number, ImportChoices>(async ({ input: choices }) => {
        const { withVault } = choices;
        const { ideas, brought } = await open().collect();
        const id = workspace.id.get();
        if (withVault && id === null) throw unexpected;
        dispatch(commandsForImport(ideas, withVault ? brought : null, vaultOf(workspace).get(), id ?? '', now()));
        if (table) rememberChoices(table, choices);
        return ideas.length;
      }),
    },
  });
  return {
    machine,
    close,
    hold(next: Blob) {
      content = next;
    },
  };
}
