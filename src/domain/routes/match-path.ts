import { fits, pathOf } from './build-path.ts';
import { moved } from './moved.ts';
import { type Location, type RouteName, routes } from './routes.ts';

/** Longer values are no honest use of a search parameter and are dropped. In UTF-16 units. */
const valueMax = 2048;

/**
 * The place that an address means. A slash too many at the end is forgiven, letters' case is not.
 * Of a repeated search parameter the first counts; empty, huge and malformed ones are dropped. What has moved is where it
 * is now.
 */
export function matchPath(address: string): Location {
  const [pathname = '/', query = ''] = splitOnce(address.split('#', 1)[0] ?? '', '?');
  const found = matchPathname(pathname);
  if (!found) return { name: 'not-found', params: {}, path: address };
  const { name, params } = moved(found.name, { ...found.params, ...readSearch(found.search, query) });
  return { name, params, path: pathOf(name, params) };
}

interface Match {
  readonly name: RouteName;
  readonly params: Record<string, string>;
  readonly search: readonly string[];
}

function matchPathname(pathname: string): Match | undefined {
  const given = segmentsOf(pathname).map(decode);
  for (const route of routes) {
    const aliases: readonly string[] = 'aliases' in route ? route.aliases : [];
    const ids = 'ids' in route ? route.ids : undefined;
    for (const path of [route.path, ...aliases]) {
      const params = matchSegments(segmentsOf(path), given, ids);
      if (params) return { name: route.name, params, search: 'search' in route ? route.search : [] };
    }
  }
  return undefined;
}

function matchSegments(
  pattern: readonly string[],
  given: readonly (string | undefined)[],
  ids: readonly string[] | undefined,
): Record<string, string> | undefined {
  if (pattern.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [n, part] of pattern.entries()) {
    const value = given[n];
    if (part.startsWith(':')) {
      const key = part.slice(1);
      if (!value || value.length > valueMax || !fits(ids, key, value)) return undefined;
      params[key] = value;
    } else if (part !== value) return undefined;
  }
  return params;
}

/** Forgives one slash at the end, but not two. */
function segmentsOf(pathname: string): string[] {
  return (pathname || '/').replace(/(?<=[^/])\/$/, '').split('/');
}

function readSearch(known: readonly string[], query: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const pair of query.split('&')) {
    const [rawKey = '', rawValue = ''] = splitOnce(pair, '=');
    const key = decode(rawKey.replaceAll('+', ' '));
    const value = decode(rawValue.replaceAll('+', ' '));
    if (!key || !value || !known.includes(key) || key in found || value.length > valueMax) continue;
    found[key] = value;
  }
  return found;
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
