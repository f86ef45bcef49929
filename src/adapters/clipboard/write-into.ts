import type { ClipboardContent } from './clipboard-content.ts';

/** Puts text into the clipboard of an event of the browser's. */
export function writeInto(data: DataTransfer, { html, text }: Pick<ClipboardContent, 'html' | 'text'>): void {
  data.setData('text/html', html);
  data.setData('text/plain', text);
}
