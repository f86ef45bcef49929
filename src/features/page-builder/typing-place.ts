import { blockKindOf } from '#domain/page/block-kinds.ts';
import { fieldOf, isText } from '#domain/page/field-rules.ts';
import type { TextPlace } from '#machines/page/block-text.machine.ts';

/** Behind how many characters of which paragraph. */
export interface Caret {
  readonly paragraph: number;
  readonly offset: number;
}

/** A text that is typed where it stands, and where its caret is at first; null selects all. */
export interface TypingPlace extends TextPlace {
  readonly caret: Caret | null;
}

/** Where a press on the page lets type; undefined beside the texts. */
export function pressedPlace(
  target: Element,
  at: { readonly clientX: number; readonly clientY: number },
): Omit<TypingPlace, 'kind'> | undefined {
  const element = target.closest<HTMLElement>('[data-field]');
  const { block, field } = element?.dataset ?? {};
  if (!element || block === undefined || field === undefined) return undefined;
  const isHint = element.matches('[data-hint], :has([data-hint])');
  return { block, field, caret: isHint ? null : caretIn(element, at) };
}

function caretIn(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Caret {
  const found = document.caretPositionFromPoint?.(clientX, clientY);
  const paragraphs = [...element.querySelectorAll('p')];
  if (!found || !element.contains(found.offsetNode))
    return { paragraph: paragraphs.length - 1, offset: Number.POSITIVE_INFINITY };
  const paragraph = paragraphs.findIndex((each) => each.contains(found.offsetNode));
  const before = document.createRange();
  before.setStart(paragraphs[paragraph] ?? element, 0);
  before.setEnd(found.offsetNode, found.offset);
  return { paragraph, offset: before.toString().length };
}

/** Name of the first text of a new block of that kind, if it is typed on the page; otherwise undefined. */
export function firstText(kind: string): string | undefined {
  const { fields = {} } = blockKindOf(kind) ?? {};
  const name = Object.keys(fields).find((each) => {
    const known = fieldOf(kind, each);
    return known !== undefined && isText(known);
  });
  const field = name === undefined ? undefined : fieldOf(kind, name);
  // A quote is not on the page before somebody has agreed to it.
  const isHidden = fields['consent']?.kind === 'flag';
  return field && isText(field) && !field.isSilent && !isHidden ? name : undefined;
}
