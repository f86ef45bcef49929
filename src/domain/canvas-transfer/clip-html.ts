import type { CanvasFile } from './canvas-file.ts';

/** The attribute that holds the parts, in base 64. */
export const clipMark = 'data-groundwork-canvas';
/** So many code units are made into letters at once: engines limit how many arguments a call takes. */
const piece = 8192;

/** Parts for the clipboard: other programs read the text, this product what they are. */
export function clipHtml(file: CanvasFile, text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`));
  return `<div ${clipMark}="${encode(JSON.stringify(file))}">${lines.join('<br>')}</div>`;
}

function encode(text: string): string {
  const bytes = new TextEncoder().encode(text);
  let letters = '';
  for (let from = 0; from < bytes.length; from += piece) {
    letters += String.fromCharCode(...bytes.subarray(from, from + piece));
  }
  return btoa(letters);
}
