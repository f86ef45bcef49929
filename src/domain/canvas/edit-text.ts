import { accept, type Decision, reject } from '../log/decision.ts';
import { fact } from '../log/recorded-event.ts';
import { mergeText } from '../text/merge-text.ts';
import { type Canvas, canvasLimits } from './canvas.ts';
import type { CanvasCommandData } from './canvas-commands.ts';
import type { CanvasFact } from './canvas-facts.ts';
import { partById } from './live-parts.ts';
import { partsFor } from './targets.ts';

export function editText(canvas: Canvas, { id, text, base }: CanvasCommandData<'EditText'>): Decision<CanvasFact> {
  const parts = partsFor(canvas, [id], 'write');
  if (typeof parts === 'string') return reject(parts);
  const current = partById(canvas, id)?.text ?? '';
  const mine = oneKindOfLineEnd(text);
  const merged = mergeText(base === undefined ? current : oneKindOfLineEnd(base), current, mine);
  if (merged === undefined || merged.length > canvasLimits.text) return reject('text-changed');
  return merged === current ? accept() : accept(fact('TextEdited', { id, text: merged }));
}

const oneKindOfLineEnd = (text: string): string => text.replace(/\r\n?/gu, '\n');
