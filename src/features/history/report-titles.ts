import type { JsonObject } from '#domain/log/json.ts';
import type { ReportFact } from '#domain/report/report-facts.ts';
import { countOf } from '#domain/text/figures.ts';
import { quoted } from '#domain/text/quoted.ts';

type ToldFact = Exclude<ReportFact, { readonly type: 'MomentNamed' }>;
type Titles = {
  readonly [T in ToldFact['type']]: (data: Extract<ToldFact, { readonly type: T }>['data']) => string;
};

const titles: Titles = {
  ReportWritten: ({ title }) => `Wrote ${quoted(title)}`,
  ReportRetitled: ({ title }) => `Renamed the report to ${quoted(title)}`,
  ReportBlocksAdded: ({ blocks }) => `Added ${counted(blocks)}`,
  ReportBlockSet: () => 'Changed a block',
  ReportTextEdited: () => 'Edited text',
  ReportBlocksMoved: ({ blocks }) => `Moved ${counted(blocks)}`,
  ReportBlocksRemoved: ({ blocks }) => `Removed ${counted(blocks)}`,
  ReportBlocksRestored: ({ blocks }) => `Restored ${counted(blocks)}`,
  ReportFrozen: ({ freeze }) => `Froze the report as number ${freeze}`,
  ReportShared: ({ freeze }) => (freeze === null ? 'Shared the report' : `Shared number ${freeze} of the report`),
  ReportRevoked: () => 'Revoked a link to the report',
  ReportRemoved: () => 'Removed the report',
  ReportRestored: () => 'Restored the report',
};

/** Describes a fact about a report; undefined for any other. */
export const reportTitle = (type: string, data: JsonObject): string | undefined =>
  Object.hasOwn(titles, type) ? titles[type as ToldFact['type']](data as never) : undefined;

const counted = ({ length }: readonly unknown[]): string => (length === 1 ? 'a block' : countOf(length, 'block'));
