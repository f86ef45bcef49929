import type { Place } from '#domain/routes/routes.ts';
import { markReady } from './mark-ready.ts';
import { titles } from './titles.ts';

let isFirst = true;

/** After each change of place, once it is drawn: title, top of the page, and the focus on the heading. */
export function arrive({ name }: Place): void {
  document.title = `${titles[name]} · Groundwork`;
  document.documentElement.dataset['route'] = name;
  markReady();
  scrollTo(0, 0);
  // A page that was just loaded has its focus where the browser put it.
  if (!isFirst) document.querySelector('h1')?.focus({ preventScroll: true });
  isFirst = false;
}
