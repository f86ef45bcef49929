import { bodyAttributes } from './body-attributes.ts';
import {
  droppedTags,
  endings,
  inlineTags,
  parentsOf,
  passingBlocks,
  proseHolders,
  renamedTags,
  tableParts,
  textBlocks,
  textless,
  voidTags,
} from './body-nesting.ts';
import { type BodyNode, type BodyTag, bodyTags } from './body-node.ts';

interface Open {
  /** `dropped` swallows what it holds; `body` is the root. */
  readonly tag: BodyTag | 'body' | 'dropped';
  /** Tag name as the HTML spells it; the closing tag has to match it. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: BodyNode[];
}

const depthMax = 40;
const blank = /^[\t\n\f\r ]*$/;

export interface BodyBuilder {
  open(name: string, attributes: ReadonlyMap<string, string>): void;
  close(name: string): void;
  text(text: string): void;
  /** Closes what is open. */
  finish(): readonly BodyNode[];
}

/** Builds the tree of a body out of tags as they come, leaving out what is not allowed and mending what does not fit. */
export function bodyBuilder(): BodyBuilder {
  const root: Open = { tag: 'body', name: '', attributes: {}, children: [] };
  const stack: Open[] = [root];
  const top = (): Open => stack.at(-1) ?? root;
  const push = (tag: Open['tag'], name: string, attributes: Open['attributes'] = {}): void => {
    stack.push({ tag, name, attributes, children: [] });
  };

  function pop(): void {
    const done = stack.pop();
    if (!done || done.tag === 'body' || done.tag === 'dropped') return;
    const { tag, attributes, children } = done;
    if (children.length > 0 || ['td', 'th'].includes(tag)) top().children.push({ tag, attributes, children });
  }

  /** Pops through the innermost of `tags`, if it is not beyond one of `within`. */
  function end(tags: readonly string[], within: readonly string[]): void {
    const at = stack.findLastIndex(({ tag }) => tags.includes(tag) || within.includes(tag));
    if (at < 1 || within.includes(stack[at]?.tag ?? '')) return;
    while (stack.length > at) pop();
  }

  function endTextBlock(): void {
    const at = stack.findLastIndex(({ tag }) => !inlineTags.includes(tag));
    if (!textBlocks.includes(stack[at]?.tag ?? '')) return;
    while (stack.length > at) pop();
  }

  function makeRoom(tag: BodyTag): boolean {
    const ending = endings[tag];
    if (ending) end(ending.tags, ending.within);
    if (inlineTags.includes(tag)) {
      if (proseHolders.includes(top().tag)) push('p', '');
      return !textless.includes(top().tag);
    }
    endTextBlock();
    if (tag === 'tr' && top().tag === 'table') push('tbody', '');
    const parents = parentsOf[tag];
    return parents ? parents.includes(top().tag) : !textless.includes(top().tag);
  }

  return {
    open(name, given) {
      if (top().tag === 'dropped') {
        if (name === top().name) push('dropped', name);
        return;
      }
      if (stack.length > depthMax) return;
      if (droppedTags.includes(name)) return push('dropped', name);
      const tag = renamedTags.get(name) ?? bodyTags.find((known) => known === name);
      const attributes = tag && bodyAttributes(tag, given);
      if (!tag || !attributes || !makeRoom(tag)) {
        if (passingBlocks.includes(name)) endTextBlock();
      } else if (voidTags.includes(tag)) top().children.push({ tag, attributes, children: [] });
      else push(tag, name, attributes);
    },

    close(name) {
      const at = stack.findLastIndex((open) => open.name === name);
      const isBeyondCell = stack.findLastIndex(({ tag }) => tag === 'td' || tag === 'th') > at;
      if (at > 0 && (!isBeyondCell || tableParts.includes(name))) {
        while (stack.length > at) pop();
      } else if (top().tag !== 'dropped' && passingBlocks.includes(name)) endTextBlock();
    },

    text(text) {
      const isBlank = blank.test(text);
      if (proseHolders.includes(top().tag) && !isBlank) push('p', '');
      const { tag, children } = top();
      if (tag === 'dropped' || textless.includes(tag) || proseHolders.includes(tag)) return;
      const shown = tag === 'pre' && children.length === 0 ? text.replace(/^\r?\n/, '') : text;
      const last = children.at(-1);
      if (typeof last === 'string') children[children.length - 1] = last + shown;
      else if (shown !== '') children.push(shown);
    },

    finish() {
      while (stack.length > 1) pop();
      return root.children;
    },
  };
}
