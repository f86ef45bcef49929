import type { ClipboardEvent } from 'react';
import { dropBullet } from '#domain/idea/drop-list-marks.ts';
import type { IdeaCaptureActor } from '#machines/vault/idea-capture.machine.ts';

/** Hands text of several lines to the capture, with what stands around it in the field; a field would join the lines, and keep the bullet of one. */
export function pasteLines(event: ClipboardEvent<HTMLElement>, capture: IdeaCaptureActor): void {
  const pasted = event.clipboardData.getData('text/plain').trim();
  const field = event.target;
  if (!(field instanceof HTMLInputElement)) return;
  if (!/[\r\n]/.test(pasted) && dropBullet(pasted) === pasted) return;
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = field;
  const text = value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? value.length);
  capture.send({ type: 'lines.pasted', text });
}
