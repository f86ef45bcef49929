import { definitionOf, type Params, type RouteName, type To } from './routes.ts';

/** The canonical address of a place. Parameters that the route does not know are left out. */
export function buildPath(to: To): string {
  return pathOf(to.name, to.params ?? {});
}

/**
 * Builds an address like `buildPath`, from names and parameters that come from a match. Throws if a path parameter is
 * missing.
 */
export function pathOf(name: RouteName, params: Params): string {
  const route = definitionOf(name);
  if (!route) return '/';
  const path = route.path.replace(/:([A-Za-z]+)/g, (_, key: string) => {
    const value = params[key];
    if (!value || !fits(route.ids, key, value)) throw new Error(`route ${name} needs ${key}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const key of route.search ?? []) {
    const value = params[key];
    if (value !== undefined) search.set(key, value);
  }
  const query = search.toString();
  return query ? `${path}?${query}` : path;
}

/** Browsers resolve these two before we see them, encoded or not. */
export const isSegment = (value: string): boolean => value !== '.' && value !== '..';

/** Whether a path parameter can have the value; `ids` names those that are ids. */
export function fits(ids: readonly string[] | undefined, key: string, value: string): boolean {
  return ids?.includes(key) ? idPattern.test(value) : isSegment(value);
}

const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
