import { createElement, type ReactNode } from 'react';
import type { Markup, MarkupElement } from '#drawing/page/markup.ts';

/** Turns a survey's page into elements that can be filled in, but neither lead anywhere nor send anything. */
export const drawnSurvey = (markup: Markup, key?: string | number): ReactNode =>
  typeof markup === 'string' ? markup : elementOf(markup, key);

/** Whether only a stranger's browser needs the element. */
const isLeftOut = ({ tag, attributes: { type, class: name } }: MarkupElement): boolean =>
  (tag === 'input' && type === 'hidden') || name === 'seen' || name === 'trap';

/** The window has a main part of its own. */
const tags: Readonly<Record<string, string>> = { main: 'div', footer: 'div' };
const names: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  maxlength: 'maxLength',
  spellcheck: 'spellCheck',
  autocapitalize: 'autoCapitalize',
  inputmode: 'inputMode',
  tabindex: 'tabIndex',
  srcset: 'srcSet',
};
const leftOut = new Set(['action', 'method', 'autocomplete', 'checked', 'selected', 'value']);

function elementOf(markup: MarkupElement, key: string | number | undefined): ReactNode {
  if (isLeftOut(markup)) return null;
  const { tag, attributes, children } = markup;
  const props = Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (leftOut.has(name) ? [] : [[names[name] ?? name, value]])),
  );
  return createElement(
    tags[tag] ?? tag,
    {
      ...props,
      ...valuesOf(markup),
      ...(tag === 'form' && { noValidate: true }),
      // Below the window's own headings. What is wrong is said before the question, and so is of the same level.
      ...(/^h[12]$/.test(tag) && { 'aria-level': 3 }),
      ...(key !== undefined && { key }),
    },
    ...(tag === 'textarea' ? [] : children.map((child, n) => drawnSurvey(child, n))),
  );
}

/** Initial value of a field; the browser keeps it from then on. */
function valuesOf({ tag, attributes, children }: MarkupElement): Readonly<Record<string, unknown>> {
  const { type, value, checked } = attributes;
  if (tag === 'textarea') return { defaultValue: children.join('').replace(/^\n/, '') };
  if (tag === 'select') {
    const chosen = children.find((child) => typeof child !== 'string' && child.attributes.selected);
    return { defaultValue: typeof chosen === 'object' ? chosen.attributes.value : '' };
  }
  if (tag === 'option') return { value };
  if (tag !== 'input') return {};
  return type === 'radio' || type === 'checkbox'
    ? { value, defaultChecked: checked === true }
    : { defaultValue: value };
}
