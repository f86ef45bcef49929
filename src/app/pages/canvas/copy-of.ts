import type { ClipboardContent } from '#adapters/clipboard/clipboard-content.ts';
import type { Canvas } from '#domain/canvas/canvas.ts';
import { clipHtml } from '#domain/canvas-transfer/clip-html.ts';
import { clipText } from '#domain/canvas-transfer/clip-text.ts';
import { clip } from '#domain/canvas-transfer/export-canvas.ts';

/** Parts as the clipboard holds them. */
export function copyOf(canvas: Canvas, ids: readonly string[]): Pick<ClipboardContent, 'html' | 'text'> {
  const file = clip(canvas, ids);
  const text = clipText(file);
  return { html: clipHtml(file, text), text };
}
