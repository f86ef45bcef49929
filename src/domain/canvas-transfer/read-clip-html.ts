import { readMarkedHtml } from '../text/marked-html.ts';
import { clipMark } from './clip-html.ts';
import { type ReadFile, readCanvasFile } from './read-canvas-file.ts';

/** Undefined if the HTML holds no parts of a canvas. Never throws. */
export function readClipHtml(html: string): ReadFile | undefined {
  const json = readMarkedHtml(clipMark, html);
  return json === undefined ? undefined : readCanvasFile(json);
}
