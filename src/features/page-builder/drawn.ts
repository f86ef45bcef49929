import { createElement, Fragment, type ReactNode } from 'react';
import type { Attributes, Markup, MarkupElement } from '#drawing/page/markup.ts';
import { hintIn } from './hints.ts';

/** The text that is typed in its place, and what stands there meanwhile. */
export interface TypedText {
  readonly block: string;
  readonly field: string;
  readonly draw: (tag: string, className: string | undefined) => ReactNode;
}

export interface DrawnOptions {
  readonly typed?: TypedText | undefined;
  /** The block that is worked on, if it is drawn: what visitors open is open there, so that it can be typed in. */
  readonly selected?: string | undefined;
  /** Stands at the end of that block. */
  readonly end?: { readonly block: string; readonly node: ReactNode } | undefined;
}

/** Turns a page's markup into elements that neither lead out of the editor nor send anything. */
export function drawn(markup: Markup, options: DrawnOptions = {}, key?: number): ReactNode {
  return typeof markup === 'string' ? (hintIn(markup) ?? markup) : elementOf(markup, options, key);
}

/** Whether only a visitor's browser needs the element. */
const isLeftOut = ({ tag, attributes: { type, class: name } }: MarkupElement): boolean =>
  (tag === 'input' && type === 'hidden') || name === 'p-trap';

const tags: Readonly<Record<string, string>> = { form: 'div', button: 'span' };
const names: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  srcset: 'srcSet',
  maxlength: 'maxLength',
  spellcheck: 'spellCheck',
  autocapitalize: 'autoCapitalize',
  inputmode: 'inputMode',
};
const leftOut = new Set<string>([
  'action',
  'autocomplete',
  'checked',
  'href',
  'method',
  'rel',
  'required',
  'selected',
  'value',
] satisfies (keyof Attributes)[]);

function elementOf(markup: MarkupElement, options: DrawnOptions, key: number | undefined): ReactNode {
  if (isLeftOut(markup)) return null;
  const { tag, attributes, children, of } = markup;
  const { typed, selected } = options;
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
      ...((tag === 'input' || tag === 'textarea') && { tabIndex: -1, readOnly: true }),
      ...(tag === 'select' && { tabIndex: -1 }),
      ...(tag === 'summary' && { tabIndex: -1 }),
      ...(tag === 'details' && selected !== undefined && attributes.class === undefined && { open: true }),
      // The window's own heading is the first.
      ...(/^h[123]$/.test(tag) && { 'aria-level': Number(tag[1]) + 1 }),
      ...(of && { 'data-block': of.block, 'data-field': of.field }),
      ...(of && of.field === undefined && of.block === selected && { 'data-selected': '' }),
      ...(children.some((child) => typeof child === 'string' && hintIn(child) !== undefined) && { 'data-hint': '' }),
      ...(key !== undefined && { key }),
    },
    ...(tag === 'textarea' ? [] : children.map((child, n) => drawn(child, options, n))),
    of && of.field === undefined && of.block === options.end?.block ? options.end.node : undefined,
  );
}
