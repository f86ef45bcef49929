import type { StreamLabels } from '../log/stream-labels.ts';
import { countOf } from '../text/figures.ts';
import { quoted } from '../text/quoted.ts';
import type { ReportCommand } from './report-commands.ts';
import type { ReportFact } from './report-facts.ts';

/** Labels of facts and commands of a report. */
export const reportLabels: StreamLabels<ReportFact, ReportCommand['type']> = {
  titles: {
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
  },
  attempts: {
    WriteReport: 'A report',
    RetitleReport: 'A report’s title',
    AddToReport: 'A new block of a report',
    SetReportBlock: 'A change to a report',
    EditReportText: 'A text of a report',
    MoveReportBlocks: 'A moved block',
    RemoveReportBlocks: 'Removing a block',
    RestoreReportBlocks: 'Restoring a block',
    FreezeReport: 'Freezing a report',
    ShareReport: 'A link to a report',
    RevokeReport: 'Revoking a link',
    RemoveReport: 'Removing a report',
    RestoreReport: 'Restoring a report',
  },
};

const counted = ({ length }: readonly unknown[]): string => (length === 1 ? 'a block' : countOf(length, 'block'));
