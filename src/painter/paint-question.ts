import type { CanvasNode } from '#domain/canvas/canvas-node.ts';
import { type Brush, standAt } from './brush.ts';
import { paintLines } from './paint-lines.ts';

/** In scene units: below the title of a section, from there to the first baseline, and from each to the next, as ruled. */
const [top, first, ruling] = [36, 28, 24];

/** Writes the question of a section between its rules, for as long as nothing lies in it. */
export function paintQuestion(brush: Brush, section: CanvasNode, question: string): void {
  const { x, y, height } = section;
  if (height <= top) return;
  const asked = { ...section, id: `${section.id}?`, kind: 'note', text: question, height: height - top } as const;
  const text = brush.texts.ofNode({ ...asked, textSize: 'small', assumption: null });
  if (!text) return;
  const lines = text.lines.map((line, index) => ({ ...line, y: first + index * ruling }));
  standAt(brush, x, y + top);
  paintLines(brush, lines, { fontPx: text.fontPx, color: brush.theme.muted });
}
