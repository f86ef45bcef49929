import type { Location } from '#domain/routes/routes.ts';
import { focusHeading } from './focus-heading.ts';
import { returnToRow } from './return-to-row.ts';
import { titles } from './titles.ts';

let before: Location | null = null;

/** After each change of place, once it is drawn: title, top of the page, and the focus on the heading; or the row of the idea that one comes from. */
export function arrive(place: Location): void {
  document.title = `${titles[place.name]} · Groundwork`;
  document.documentElement.dataset['route'] = place.name;
  delete document.documentElement.dataset['returning'];
  // A page that was just loaded has its focus, and its place, where the browser and the visitor put them.
  if (before !== null && !isFollowing(before, place)) {
    const ideaId = isReturning(before, place) ? before.params['ideaId'] : undefined;
    if (ideaId === undefined) {
      scrollTo(0, 0);
      focusHeading(document);
    } else returnToRow(document, ideaId);
  }
  before = place;
}

/** From the page of an idea to the list of them. */
const isReturning = (from: Location, to: Location): boolean =>
  from.name === 'idea-vault.idea' && to.name === 'idea-vault';

/** Whether the address only follows what is chosen: what the vault is searched for, what a calculator works with, which version of a report is read. */
function isFollowing(from: Location, to: Location): boolean {
  const isSame = (key: string): boolean => from.params[key] === to.params[key];
  return (
    from.name === to.name &&
    ['idea-vault', 'toolkit', 'reports'].includes(to.name) &&
    ['calculator', 'scenario', 'compare', 'projectId', 'report'].every(isSame)
  );
}
