import { css } from '#styled-system/css';
import { button } from '#styled-system/recipes';

/**
 * Says that the scripts of the page did not come. Nothing else has come then, so it is made by hand; what the server has
 * drawn stays to be read below it.
 */
export function showLoadFailed(root: HTMLElement): void {
  const place = document.createElement('div');
  place.setAttribute('role', 'alert');
  place.className = notice;
  const words = document.createElement('p');
  words.textContent = 'This page couldn’t be loaded, but your work is saved. Check your connection, then reload.';
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.className = button({ variant: 'primary' });
  reload.textContent = 'Reload';
  reload.addEventListener('click', () => location.reload());
  place.append(words, reload);
  root.before(place);
}

const notice = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12',
  padding: '16',
  borderBottom: 'hairline',
  background: 'surface',
});
