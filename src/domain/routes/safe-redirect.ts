import { matchPath } from './match-path.ts';
import { accessOf, definitionOf, type Location } from './routes.ts';

const origin = 'https://groundwork.invalid';
const home: Location = { name: 'home', params: {}, path: '/home' };

/** Where `?redirect=` may lead, judged on its decoded value; everything that is not a private route of ours, or one that is returned to, is home. */
export function safeRedirect(value: string | undefined): Location {
  return (value !== undefined && placeToReturnTo(value)) || home;
}

/** The value for `?redirect=` that brings the founder back to `place`; undefined for home and for what would not pass. */
export function redirectTo(place: Location): string | undefined {
  if (place.name === 'home') return undefined;
  return placeToReturnTo(place.path) ? place.path : undefined;
}

function placeToReturnTo(value: string): Location | undefined {
  if (value.length > 2048 || !/^\/[A-Za-z0-9]/.test(value)) return undefined;
  if (!/^[\x21-\x7e]+$/.test(value) || value.includes('\\')) return undefined;
  if (!URL.canParse(value, origin)) return undefined;
  const url = new URL(value, origin);
  if (url.origin !== origin || url.pathname + url.search + url.hash !== value) return undefined;
  if (url.pathname.includes('//') || url.pathname.includes('%')) return undefined;
  const place = matchPath(value);
  return accessOf(place.name) === 'private' || definitionOf(place.name)?.isReturnedTo ? place : undefined;
}
