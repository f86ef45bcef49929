import { toggleMark } from 'prosemirror-commands';
import type { MarkType, Node } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import { proseSchema } from './prose-schema.ts';

export const markType = (name: 'bold' | 'italic' | 'link'): MarkType => proseSchema.marks[name] as MarkType;
export const toggleBold = toggleMark(markType('bold'));
export const toggleItalic = toggleMark(markType('italic'));

/** A link to an address on what is selected, or on all of the link in which the caret is; none if null. */
export const setLink =
  (href: string | null): Command =>
  (state, dispatch) => {
    const range = state.selection.empty ? linkAround(state) : state.selection;
    if (!range) return false;
    const { from, to } = range;
    const removed = state.tr.removeMark(from, to, markType('link'));
    dispatch?.(href === null ? removed : removed.addMark(from, to, markType('link').create({ href })));
    return true;
  };

interface LinkRange {
  readonly href: string;
  readonly from: number;
  readonly to: number;
}

/** The link in which the caret is, as far as it reaches. */
export function linkAround({ selection: { $from } }: Pick<EditorState, 'selection'>): LinkRange | undefined {
  const links: LinkRange[] = [];
  $from.parent.forEach((node, offset) => {
    const href = hrefOf(node);
    if (href === undefined) return;
    const from = $from.start() + offset;
    const to = from + node.nodeSize;
    const last = links.at(-1);
    if (last?.href === href && last.to === from) links[links.length - 1] = { ...last, to };
    else links.push({ href, from, to });
  });
  return links.find(({ from, to }) => from <= $from.pos && $from.pos <= to);
}

const hrefOf = (node: Node): string | undefined => {
  const href: unknown = markType('link').isInSet(node.marks)?.attrs['href'];
  return typeof href === 'string' ? href : undefined;
};
