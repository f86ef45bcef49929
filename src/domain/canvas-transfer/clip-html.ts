import { markedHtml } from '../text/marked-html.ts';
import type { CanvasFile } from './canvas-file.ts';

/** The attribute that holds the parts. */
export const clipMark = 'data-groundwork-canvas';

/** Parts for the clipboard: other programs read the text, this product what they are. */
export const clipHtml = (file: CanvasFile, text: string): string => markedHtml(clipMark, file, text);
