import type { EditorState } from 'prosemirror-state';

/** "/" and words, alone in a paragraph, with the caret behind them. */
export interface Slash {
  readonly query: string;
  readonly from: number;
  readonly to: number;
}

/** The query for kinds of blocks; undefined if none is typed. */
export function slashIn({ selection }: Pick<EditorState, 'selection'>): Slash | undefined {
  const { $from, empty } = selection;
  const { parent, parentOffset } = $from;
  const [, query] = /^\/([\p{L}\p{N} -]{0,30})$/u.exec(parent.textContent) ?? [];
  const isAtEnd = empty && parentOffset === parent.content.size;
  // Text, a break and text would read as one.
  if (query === undefined || !isAtEnd || parent.childCount !== 1) return undefined;
  return { query, from: $from.start(), to: $from.end() };
}
