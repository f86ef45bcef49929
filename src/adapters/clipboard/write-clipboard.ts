import type { ClipboardContent } from './clipboard-content.ts';

type Written = Pick<ClipboardContent, 'html' | 'text'>;

/** Without a key press; where that is not allowed, as if there had been one. Rejects with `refused`. */
export async function writeClipboard(written: Written): Promise<void> {
  const typed = (type: string, text: string) => [type, new Blob([text], { type })] as const;
  const parts = Object.fromEntries([typed('text/html', written.html), typed('text/plain', written.text)]);
  try {
    await navigator.clipboard.write([new ClipboardItem(parts)]);
  } catch {
    if (!writeByEvent(written)) throw 'refused';
  }
}

/** A picture; there is no other way to write one. Rejects with `refused`. */
export async function writePicture(png: Promise<Blob>): Promise<void> {
  // Its own failure is told apart from the browser's refusal.
  const made = png.then(() => undefined);
  try {
    // Given as a promise, since some browsers forget the press that has led here while it is painted.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
  } catch {
    await made;
    throw 'refused';
  }
}

function writeByEvent(written: Written): boolean {
  let isWritten = false;
  const write = (event: ClipboardEvent): void => {
    if (!event.clipboardData) return;
    // As `writeInto`, which canvases begin with: shared, it would be a file of its own there.
    event.clipboardData.setData('text/html', written.html);
    event.clipboardData.setData('text/plain', written.text);
    event.preventDefault();
    event.stopImmediatePropagation();
    isWritten = true;
  };
  document.addEventListener('copy', write, { capture: true });
  document.execCommand('copy');
  document.removeEventListener('copy', write, { capture: true });
  return isWritten;
}
