import type { Mark, Node } from 'prosemirror-model';
import { isInlineAddress, parseInline, type Run, writeInline } from '#domain/page/inline-markdown.ts';
import { proseSchema } from './prose-schema.ts';

const { nodes, marks } = proseSchema;

/** The paragraphs of a field, to be typed in. */
export function proseOf(text: string): Node {
  const paragraphs = text.split(/\n{2,}/u).map((paragraph) => nodes['paragraph']?.create(null, inlineOf(paragraph)));
  return proseSchema.node('doc', null, paragraphs as Node[]);
}

const inlineOf = (paragraph: string): Node[] => parseInline(paragraph).flatMap(nodesOf);

function nodesOf(run: Run): Node[] {
  const around = marksOf(run);
  return run.text.split('\n').flatMap((line, n) => {
    const typed = line === '' ? [] : [proseSchema.text(line, around)];
    return n === 0 ? typed : [proseSchema.node('break', null, undefined, around), ...typed];
  });
}

function marksOf({ bold, italic, link }: Run): Mark[] {
  return [
    ...(link === null ? [] : [proseSchema.mark('link', { href: link })]),
    ...(bold ? [proseSchema.mark('bold')] : []),
    ...(italic ? [proseSchema.mark('italic')] : []),
  ];
}

/** The same as it is kept: inline Markdown, an empty line between paragraphs. What is left out is not among them. */
export function textOfProse(doc: Node, leftOut?: Node): string {
  const paragraphs: string[] = [];
  doc.forEach((paragraph) => {
    if (paragraph !== leftOut) paragraphs.push(writeInline(runsOf(paragraph)));
  });
  return paragraphs.filter((paragraph) => paragraph.trim() !== '').join('\n\n');
}

function runsOf(paragraph: Node): readonly Run[] {
  const runs: Run[] = [];
  paragraph.forEach((node) => {
    const has = (name: 'bold' | 'italic') => marks[name]?.isInSet(node.marks) !== undefined;
    const href: unknown = marks['link']?.isInSet(node.marks)?.attrs['href'];
    // Another kind of address is no link: the words stay.
    const link = typeof href === 'string' && isInlineAddress(href) ? href : null;
    runs.push({ text: node.isText ? (node.text ?? '') : '\n', bold: has('bold'), italic: has('italic'), link });
  });
  return runs;
}
