import type { CanvasFile } from './canvas-file.ts';
import { type ReadFile, readCanvasFile } from './read-canvas-file.ts';

const mark = 'data-groundwork-canvas';
const marked = new RegExp(`${mark}="([A-Za-z0-9+/=]*)"`);
/** So many code units are made into letters at once: engines limit how many arguments a call takes. */
const piece = 8192;

/** Parts for the clipboard: other programs read the text, this product what they are. */
export function clipHtml(file: CanvasFile, text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`));
  return `<div ${mark}="${encode(JSON.stringify(file))}">${lines.join('<br>')}</div>`;
}

/** Undefined where the HTML holds no parts of a canvas. Never throws. */
export function readClipHtml(html: string): ReadFile | undefined {
  const letters = marked.exec(html)?.[1];
  return letters === undefined ? undefined : readCanvasFile(decode(letters));
}

function encode(text: string): string {
  const bytes = new TextEncoder().encode(text);
  let letters = '';
  for (let from = 0; from < bytes.length; from += piece) {
    letters += String.fromCharCode(...bytes.subarray(from, from + piece));
  }
  return btoa(letters);
}

function decode(letters: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0)));
  } catch {
    return '';
  }
}
