import { defineStream } from '../log/define-stream.ts';
import { decideReport } from './decide-report.ts';
import { evolveReport } from './evolve-report.ts';
import { reportCommands } from './report-commands.ts';
import { clearedReport, reportDifferences, reportFields } from './report-fields.ts';
import { reportKind } from './report-kind.ts';

export const reportStream = defineStream({
  ...reportKind,
  commands: reportCommands,
  decide: decideReport,
  evolve: evolveReport,
  fields: reportFields,
  differences: reportDifferences,
  unbegun: clearedReport,
});
