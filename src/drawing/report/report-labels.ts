import type { ReportContent } from '#domain/report/report-content.ts';
import { dayText } from '#domain/report/report-words.ts';
import { figureOf } from '#domain/text/figures.ts';
import { quotation } from '#domain/text/quotation.ts';

export const reportLabels = {
  by: (founder: string): string => `By ${founder}`,
  problem: 'The problem',
  audience: 'Who has it',
  next: 'What comes next',
  check: 'How to check this',
  checkLead:
    'Everything in this report is worked out from a log in which nothing can be changed, only added. The log hash covers every fact up to the position: whoever has the log gets the same report.',
  notes: 'Footnotes',
  note: (number: number): string => `Footnote ${figureOf(number)}`,
  evidence: 'Evidence',
  noEvidence: 'No evidence is cited.',
  evidenceNumber: (text: string): string => `E${text}`,
  formulas: 'Formulas',
  table: 'Show as a table',
  canvasWords: 'What it says',
  erased: 'Erased at the request of the person who said it.',
  about: (assumption: string): string => `About ${quotation(assumption)}`,
  position: 'Log position',
  at: 'As of',
  hash: 'Log hash',
  online: 'Read it online',
  qr: 'QR code of the address of this report',
  made: 'Made with Groundwork',
  stateOf: ({ freeze, day, at }: Pick<ReportContent, 'freeze' | 'day' | 'at'>): string => {
    if (day !== undefined) return `As it stood on ${dayText(day)}`;
    return freeze === null ? `As of ${dayText(at)}, live` : `No. ${freeze}, as of ${dayText(at)}`;
  },
  /** Name of a link, in place of its address: `bread.example`. */
  address: (url: string): string => (URL.canParse(url) ? new URL(url).hostname || url : url),
  source: (position: number | null, at: string): string =>
    position === null ? dayText(at) : `${dayText(at)}, position ${figureOf(position)}`,
} as const;

/** For those who see no colors, and no glyph at all in a name. */
export const directionSigns = { supports: '▲', neutral: '■', refutes: '▼', inconclusive: '■' } as const;
