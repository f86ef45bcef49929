import type { Sent } from '../log/command-type.ts';
import { type Decision, reject } from '../log/decision.ts';
import { decideMoment } from '../log/name-moment.ts';
import type { Reads } from '../log/reads.ts';
import { decideUndo } from '../undo/decide-undo.ts';
import { fieldIn } from '../undo/field-change.ts';
import { addToReport, editText, moveBlocks, removeBlocks, restoreBlocks, setBlock } from './block-rules.ts';
import type { Report } from './report.ts';
import type { ReportCommand } from './report-commands.ts';
import type { ReportFact } from './report-facts.ts';
import { reportFields } from './report-fields.ts';
import { fileReport, freezeReport, retitleReport, revokeReport, shareReport, writeReport } from './report-rules.ts';
import { restoreReport } from './restore-report.ts';

/** Decides a report command whose data its schema has accepted. */
export function decideReport(
  report: Report | undefined,
  command: Sent<ReportCommand>,
  reads: Reads,
): Decision<ReportFact> {
  if (command.type === 'WriteReport') return writeReport(report, command.data);
  if (!report) return reject('not-found');
  switch (command.type) {
    case 'RetitleReport':
      return retitleReport(report, command.data);
    case 'AddToReport':
      return addToReport(report, command.data);
    case 'SetReportBlock':
      return setBlock(report, command.data);
    case 'EditReportText':
      return editText(report, command.data);
    case 'MoveReportBlocks':
      return moveBlocks(report, command.data);
    case 'RemoveReportBlocks':
      return removeBlocks(report, command.data.blocks);
    case 'RestoreReportBlocks':
      return restoreBlocks(report, command.data.blocks);
    case 'FreezeReport':
      return freezeReport(report, reads);
    case 'ShareReport':
      return shareReport(report, command.data, command.at);
    case 'RevokeReport':
      return revokeReport(report, command.data);
    case 'RemoveReport':
      return fileReport(report, true);
    case 'RestoreReport':
      return fileReport(report, false);
    case 'NameMoment':
      return decideMoment(report.moments, command.data);
    case 'UndoChange':
      return decideUndo(fieldIn(reportFields(report)), command.data, (wanted) => restoreReport(report, wanted));
  }
}
