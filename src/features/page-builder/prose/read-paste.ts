import { DOMParser, Slice } from 'prosemirror-model';
import { writeInline } from '#domain/page/inline-markdown.ts';
import { proseOf } from './prose-doc.ts';
import { proseSchema } from './prose-schema.ts';

/** Not yet in the types of the browser: https://developer.mozilla.org/docs/Web/API/Element/setHTML */
interface SafeElement extends Element {
  setHTML?: (html: string) => void;
}

/**
 * Reads pasted content as paragraphs. Markup is read by the browser's own sanitizer if it has one; otherwise the plain
 * text counts, since under our Trusted Types nothing else may become markup.
 */
export function readPaste(data: Pick<DataTransfer, 'getData'>): Slice {
  const html = data.getData('text/html');
  const element: SafeElement = document.implementation.createHTMLDocument().createElement('div');
  if (html !== '' && element.setHTML) {
    element.setHTML(html);
    return DOMParser.fromSchema(proseSchema).parseSlice(element);
  }
  return plainSlice(data.getData('text/plain'));
}

/** Words that were not written as Markdown. */
function plainSlice(text: string): Slice {
  const said = writeInline([{ text: text.replace(/\r\n?/gu, '\n'), bold: false, italic: false, link: null }]);
  return new Slice(proseOf(said).content, 1, 1);
}
