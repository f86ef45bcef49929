import { z } from 'zod';
import { reportMarkdown } from '../../report/report-markdown.ts';
import { missing, readingTool, reportId } from '../tool.ts';

const readReport = readingTool({
  name: 'read_report',
  title: 'Read a report',
  description: 'Reads a report as Markdown: as it reads now, or as it was frozen. Words of people are quoted lines.',
  input: z.object({
    reportId,
    freeze: z.number().int().min(1).max(1000).optional().describe('Which of its freezes, counted from 1'),
  }),
  async run({ reportId: id, freeze = null }, { readReport: read, seesPeople }) {
    const content = await read(id, freeze);
    if (!content) throw missing(freeze === null ? 'report' : 'freeze of a report');
    return reportMarkdown(content, seesPeople);
  },
});

export const reportTools = [readReport];
