import type { Place } from '#domain/routes/routes.ts';
import { focusHeading } from './focus-heading.ts';
import { titles } from './titles.ts';

let isFirst = true;

/** After each change of place, once it is drawn: title, top of the page, and the focus on the heading. */
export function arrive({ name }: Place): void {
  document.title = `${titles[name]} · Groundwork`;
  document.documentElement.dataset['route'] = name;
  delete document.documentElement.dataset['returning'];
  // A page that was just loaded has its focus, and its place, where the browser and the visitor put them.
  if (!isFirst) {
    scrollTo(0, 0);
    focusHeading(document);
  }
  isFirst = false;
}
