import { baseKeymap } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import { type Command, EditorState, Selection, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import type { Caret } from '../typing-place.ts';
import { proseOf, textOfProse } from './prose-doc.ts';
import { linkAround, markType, toggleBold, toggleItalic } from './prose-marks.ts';
import { proseSchema } from './prose-schema.ts';
import { readPaste } from './read-paste.ts';
import { type Slash, slashIn } from './slash.ts';

export interface ProseOptions {
  readonly element: HTMLElement;
  readonly text: string;
  /** Where it is at first; null selects all. */
  readonly caret: Caret | null;
  readonly attributes: Readonly<Record<string, string>>;
  readonly onText: (text: string) => void;
  /** Whatever was typed or selected, also without a change of the text. */
  readonly onState: (seen: SeenProse) => void;
  /** True if the key was for the menu that is open. */
  readonly onMenuKey: (event: KeyboardEvent) => boolean;
  readonly onComposing: (isComposing: boolean) => void;
  readonly onLink: () => void;
  /** Escape. */
  readonly onLeave: () => void;
  /** Called with the element that has the focus now, if there is one. */
  readonly onBlur: (to: Element | null) => void;
}

/** State of the text for the buttons and menus beside it. */
export interface SeenProse {
  readonly slash: Slash | undefined;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  /** The address of the link in which the caret is; null for none. */
  readonly link: string | null;
  readonly hasSelection: boolean;
}

export interface OpenProse {
  readonly view: EditorView;
  /** Shows text that others wrote or an undo brought back; the caret stays among the words that stay. */
  readonly show: (text: string) => void;
  readonly run: (command: Command) => void;
  /** Where "/" stands on the screen; undefined if it is gone by now. */
  readonly caretAt: (
    slash: Slash,
  ) => { readonly left: number; readonly top: number; readonly bottom: number } | undefined;
  readonly close: () => void;
}

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(proseSchema.node('break')).scrollIntoView());
  return true;
};

/** Typing of paragraphs where they stand. It has no history of its own: what is undone is a change of the page. */
export function openProse(options: ProseOptions): OpenProse {
  const { element, attributes, onText, onState, onMenuKey, onComposing, onLink, onLeave, onBlur } = options;
  const keys: Record<string, Command> = {
    ...baseKeymap,
    'Mod-b': toggleBold,
    'Mod-i': toggleItalic,
    'Mod-k': () => {
      onLink();
      return true;
    },
    'Shift-Enter': breakLine,
    Escape: () => {
      onLeave();
      return true;
    },
  };
  const doc = proseOf(options.text);
  const view = new EditorView(
    { mount: element },
    {
      state: EditorState.create({ doc, selection: selectionAt(doc, options.caret), plugins: [keymap(keys)] }),
      attributes,
      handleKeyDown: (_, event) => {
        const isOurs = onMenuKey(event);
        // The palette has the same key.
        if (isOurs || ((event.metaKey || event.ctrlKey) && event.key === 'k')) event.stopPropagation();
        return isOurs;
      },
      handleDOMEvents: {
        compositionstart: () => void onComposing(true),
        compositionend: () => void onComposing(false),
        blur: (_, { relatedTarget }) => void onBlur(relatedTarget instanceof Element ? relatedTarget : null),
        // ProseMirror would read its markup first, and its handlers of events with it.
        paste: (_, event) => {
          event.preventDefault();
          const { clipboardData } = event;
          if (clipboardData) view.dispatch(view.state.tr.replaceSelection(readPaste(clipboardData)).scrollIntoView());
          return true;
        },
        // Only what is dragged from here: ProseMirror would read markup of others.
        drop: (_, event) => {
          if (view.dragging) return false;
          event.preventDefault();
          return true;
        },
        // Chosen from a menu of the browser: an undo is always the page's.
        beforeinput: (_, event) => {
          if (!event.inputType.startsWith('history')) return false;
          event.preventDefault();
          return true;
        },
      },
      dispatchTransaction: (transaction) => {
        const next = view.state.apply(transaction);
        view.updateState(next);
        if (transaction.docChanged && !transaction.getMeta(shown)) {
          onText(typedText(next));
        }
        onState(seen(next));
      },
    },
  );
  return {
    view,
    run: (command) => {
      command(view.state, view.dispatch);
      view.focus();
    },
    show: (text) => {
      const wanted = proseOf(text);
      if (textOfProse(wanted) === typedText(view.state)) return;
      const change = difference(view.state.doc, wanted);
      if (change) view.dispatch(view.state.tr.replace(...change).setMeta(shown, true));
    },
    caretAt: ({ from, to }) => (to <= view.state.doc.content.size ? view.coordsAtPos(from) : undefined),
    close: () => view.destroy(),
  };
}

/** Text of the page, without a query that looks for a block. */
const typedText = (state: EditorState): string =>
  textOfProse(state.doc, slashIn(state) && state.selection.$from.parent);

/** Marks what was not typed here. */
const shown = 'shown';

function seen(state: EditorState): SeenProse {
  const { selection, storedMarks, doc } = state;
  const marks = storedMarks ?? selection.$from.marks();
  const isOn = (name: 'bold' | 'italic') =>
    selection.empty
      ? markType(name).isInSet(marks) !== undefined
      : doc.rangeHasMark(selection.from, selection.to, markType(name));
  return {
    slash: slashIn(state),
    isBold: isOn('bold'),
    isItalic: isOn('italic'),
    link: linkAround(state)?.href ?? null,
    hasSelection: !selection.empty,
  };
}

/** Smallest replacement that turns one text into the other; undefined if they are equal. */
function difference(from: Node, to: Node): [number, number, ReturnType<Node['slice']>] | undefined {
  const start = from.content.findDiffStart(to.content);
  const end = from.content.findDiffEnd(to.content);
  if (start === null || !end) return undefined;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  return [start, end.a + overlap, to.slice(start, end.b + overlap)];
}

function selectionAt(doc: Node, caret: Caret | null): Selection {
  if (caret === null) return TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size));
  const paragraph = doc.maybeChild(caret.paragraph);
  if (!paragraph) return Selection.atEnd(doc);
  let from = 1;
  for (let n = 0; n < caret.paragraph; n += 1) from += doc.child(n).nodeSize;
  let left = caret.offset;
  let at = paragraph.content.size;
  // A break is no character.
  paragraph.forEach((node, offset) => {
    if (left >= 0 && node.isText && left <= node.nodeSize) at = offset + left;
    left -= node.isText ? node.nodeSize : 0;
  });
  return TextSelection.create(doc, from + at);
}
