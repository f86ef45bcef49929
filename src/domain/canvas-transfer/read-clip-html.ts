import { clipMark } from './clip-html.ts';
import { type ReadFile, readCanvasFile } from './read-canvas-file.ts';

const marked = new RegExp(`${clipMark}="([A-Za-z0-9+/=]*)"`);

/** Undefined where the HTML holds no parts of a canvas. Never throws. */
export function readClipHtml(html: string): ReadFile | undefined {
  const letters = marked.exec(html)?.[1];
  return letters === undefined ? undefined : readCanvasFile(decode(letters));
}

function decode(letters: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0)));
  } catch {
    return '';
  }
}
