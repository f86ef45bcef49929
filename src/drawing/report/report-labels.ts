import type { ReportContent } from '#domain/report/report-content.ts';
import { dayText } from '#domain/report/report-words.ts';
import { figureOf } from '#domain/text/figures.ts';
import { quotation } from '#domain/text/quotation.ts';

export const reportLabels = {
  evidence: 'Evidence',
  noEvidence: 'No evidence is cited.',
  formulas: 'Formulas',
  table: 'Show as a table',
  canvasWords: 'What it says',
  erased: 'Erased at the request of the person who said it.',
  about: (assumption: string): string => `About ${quotation(assumption)}`,
  sourced: (text: string): string => `Evidence ${text}`,
  position: 'Log position',
  at: 'As of',
  hash: 'Log hash',
  state: 'State',
  idea: 'Idea',
  formulaNames: 'Formulas',
  link: 'Address',
  qr: 'QR code of the address of this report',
  made: 'Made with Groundwork. Each number is worked out from an append-only log; the hash chains every fact up to the position.',
  stateOf: ({ freeze, day, at }: Pick<ReportContent, 'freeze' | 'day' | 'at'>): string => {
    if (day !== undefined) return `As it stood on ${dayText(day)}`;
    return freeze === null ? 'Live: changes as evidence comes in' : `No. ${freeze}, as of ${dayText(at)}`;
  },
  margin: ({ position, at }: Pick<ReportContent, 'position' | 'at'>, formulas: readonly string[]): string =>
    [`#${figureOf(position)}`, dayText(at), ...formulas].join(' · '),
  source: (position: number | null, at: string): string =>
    position === null ? dayText(at) : `${dayText(at)}, position ${figureOf(position)}`,
} as const;

/** For those who see no colors, and no glyph at all in a name. */
export const directionSigns = { supports: '▲', neutral: '■', refutes: '▼', inconclusive: '■' } as const;
