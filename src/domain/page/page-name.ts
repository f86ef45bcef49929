import { capitalized } from '../text/capitalized.ts';
import { type PageContent, textOf } from './page-content.ts';

/** Separates the name from the promise in a title such as "Crumb: what each bake costs". */
const separator = /[:：–—|｜]/u;

/** The name in a title that goes on to say what is promised, or else all of it. */
export const nameIn = (title: string): string => title.split(separator)[0]?.trim() || title;

/** The promise in a title that begins with a name, as a headline; empty if there is none. */
export function promiseIn(title: string): string {
  const [name = '', ...rest] = title.split(separator);
  const promise = title.slice(name.length + 1).trim();
  return name.trim() === '' || rest.length === 0 ? '' : capitalized(promise);
}

/** The name that a page goes by: that of its top line, if it has one. */
export function nameOfPage({ title, blocks }: Pick<PageContent, 'title' | 'blocks'>): string {
  const top = blocks.find(({ kind }) => kind === 'top');
  return (top && textOf(top, 'heading')) || nameIn(title);
}
