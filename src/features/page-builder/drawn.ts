import { createElement, Fragment, type ReactNode } from 'react';
import type { Attributes, Markup, MarkupElement } from '#drawing/page/markup.ts';

/** What a page is drawn of, as elements that neither lead out of the editor nor send anything. */
export const drawn = (markup: Markup, typed?: TypedText, key?: number): ReactNode =>
  typeof markup === 'string' ? markup : elementOf(markup, typed, key);

/** The line that is typed in its place, and what stands there meanwhile. */
export interface TypedText {
  readonly block: string;
  readonly field: string;
  readonly draw: (tag: string, className: string | undefined) => ReactNode;
}

/** What only a visitor's browser needs. */
const isLeftOut = ({ tag, attributes: { type, class: name } }: MarkupElement): boolean =>
  (tag === 'input' && type === 'hidden') || name === 'p-trap';

const tags: Readonly<Record<string, string>> = { form: 'div', button: 'span' };
const names: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  srcset: 'srcSet',
  maxlength: 'maxLength',
};
const leftOut = new Set<string>([
  'action',
  'autocomplete',
  'checked',
  'href',
  'method',
  'rel',
  'required',
  'value',
] satisfies (keyof Attributes)[]);

function elementOf(markup: MarkupElement, typed: TypedText | undefined, key: number | undefined): ReactNode {
  if (isLeftOut(markup)) return null;
  const { tag, attributes, children, of } = markup;
  if (typed && of?.block === typed.block && of.field === typed.field)
    return createElement(Fragment, { key: 'typed' }, typed.draw(tags[tag] ?? tag, attributes.class));
  const props = Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      leftOut.has(name) || (tag === 'button' && name === 'type') ? [] : [[names[name] ?? name, value]],
    ),
  );
  return createElement(
    tags[tag] ?? tag,
    {
      ...props,
      ...(tag === 'input' && { tabIndex: -1, readOnly: true }),
      ...(tag === 'summary' && { tabIndex: -1 }),
      // The window's own heading is the first.
      ...(/^h[123]$/.test(tag) && { 'aria-level': Number(tag[1]) + 1 }),
      ...(of && { 'data-block': of.block, 'data-field': of.field }),
      ...(key !== undefined && { key }),
    },
    ...children.map((child, n) => drawn(child, typed, n)),
  );
}
