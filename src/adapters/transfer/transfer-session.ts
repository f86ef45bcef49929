import { decodeText } from '#domain/transfer/decode-text.ts';
import { guessMapping, type Mapping } from '#domain/transfer/guess-mapping.ts';
import { type Judged, type JudgeInput, judgeTable } from '#domain/transfer/judge-table.ts';
import { type BroughtVault, judgeVault } from '#domain/transfer/judge-vault.ts';
import { readJson } from '#domain/transfer/read-json.ts';
import { transferLimits } from '#domain/transfer/transfer-limits.ts';
import { reportOf, type TransferReport } from '#domain/transfer/transfer-report.ts';
import type { ImportedIdea, TransferTable } from '#domain/transfer/transfer-table.ts';
import type { Criterion, Vault } from '#domain/vault/vault.ts';
import { parseCsv } from './parse-csv.ts';

/** Content of a file before it is judged. */
export interface ReadSource {
  readonly kind: TransferTable['kind'];
  readonly headers: readonly string[];
  readonly lines: number;
  readonly mapping: Mapping;
}

export interface JudgeSource extends Omit<JudgeInput, 'newId'> {
  readonly vault: Vault;
}

/** Ideas and vault settings that are ready to be issued. */
export interface Collected {
  readonly ideas: readonly ImportedIdea[];
  readonly brought: BroughtVault;
}

/** One file on its way into the vault. What it throws is a `TransferFailure`. */
export function createTransferSession(newId: () => string) {
  let table: TransferTable | undefined;
  let judged: { readonly ideas: Judged; readonly vault: BroughtVault } | undefined;
  return {
    async read(source: Blob, criteria: readonly Criterion[]): Promise<ReadSource> {
      if (source.size > transferLimits.bytes) throw { kind: 'too-large', bytes: source.size };
      const decoded = decodeText(new Uint8Array(await source.arrayBuffer()));
      if ('failure' in decoded) throw decoded.failure;
      const read = /^\s*[[{]/.test(decoded.text) ? readJson(decoded.text) : parseCsv(decoded.text);
      if ('failure' in read) throw read.failure;
      table = read.table;
      const { kind, headers, lines } = table;
      return { kind, headers, lines: lines.length, mapping: guessMapping(headers, criteria) };
    },
    judge({ vault, ...input }: JudgeSource): TransferReport {
      if (!table) throw { kind: 'unexpected' };
      judged = { ideas: judgeTable(table, { ...input, newId }), vault: judgeVault(table.vault, vault, input.at) };
      return reportOf(judged.ideas, judged.vault);
    },
    collect(): Collected {
      if (!judged) throw { kind: 'unexpected' };
      return { ideas: judged.ideas.ideas, brought: judged.vault };
    },
  };
}

export type TransferSession = ReturnType<typeof createTransferSession>;
