import type { Box } from '#domain/canvas/canvas-node.ts';
import type { TemplateCredit } from '#domain/canvas-templates/canvas-template.ts';
import type { DrawingTheme } from './drawing-theme.ts';
import type { Figure } from './figure.ts';
import { linkedLines } from './linked-lines.ts';
import { baselineIn } from './node-text.ts';
import { layOutText } from './text-layout.ts';
import { lineHeightOf } from './text-sizes.ts';

/** Scene units. `least` is as wide as a narrow drawing's lines may be. */
const size = { fontPx: 12, gap: 16, least: 320 } as const;

/** Whose the templates in a drawing are, in words below it; undefined if nobody asks for it. */
export function creditFigure(
  credits: readonly TemplateCredit[],
  around: Box,
  { muted }: DrawingTheme,
): Figure | undefined {
  if (credits.length === 0) return undefined;
  const text = credits.map(wordsOf).join('\n');
  const { lines, height } = layOutText(text, Math.max(size.least, around.width), size.fontPx);
  const lineHeight = lineHeightOf(size.fontPx);
  const { x } = around;
  const y = around.y + around.height + size.gap;
  const drawn = lines.map((line, index) => ({
    ...line,
    text: line.text.trimEnd(),
    x,
    y: y + index * lineHeight + baselineIn(lineHeight, size.fontPx),
    align: 'left' as const,
  }));
  return {
    id: 'credit',
    box: { x, y, width: Math.max(...lines.map(({ width }) => width)), height },
    turn: undefined,
    marks: [{ kind: 'text', lines: linkedLines(text, drawn), fontPx: size.fontPx, isStrong: false, color: muted }],
  };
}

/** With the addresses written out: paper has no links. */
const wordsOf = ({ text, source, licence }: TemplateCredit): string =>
  [`${text}, ${source}`, ...(licence ? [`${licence.name}, ${licence.url}`] : [])].join('\n');
