import type { Location } from '#domain/routes/routes.ts';
import { focusHeading } from './focus-heading.ts';
import { titles } from './titles.ts';

let before: Location['name'] | null = null;

/** After each change of place, once it is drawn: title, top of the page, and the focus on the heading. */
export function arrive({ name }: Location): void {
  document.title = `${titles[name]} · Groundwork`;
  document.documentElement.dataset['route'] = name;
  delete document.documentElement.dataset['returning'];
  // A page that was just loaded has its focus, and its place, where the browser and the visitor put them; so has the
  // vault while its address follows what is searched for.
  if (before !== null && !(before === 'idea-vault' && name === 'idea-vault')) {
    scrollTo(0, 0);
    focusHeading(document);
  }
  before = name;
}
