import type { Route } from 'router5';
import { routes } from '#domain/routes/routes.ts';

/** Where router5 keeps an address that means no route. Its own path is never shown. */
const notFound: Route = { name: 'not-found', path: '/not-found?address' };

interface Entry {
  readonly name: string;
  readonly path: string;
  readonly search?: readonly string[];
}

/** The route table as router5's tree: a dot in a name is a level; levels without a screen of their own are made up. */
export function routeTree(table: readonly Entry[] = routes): Route[] {
  const tops = new Map<string, Route>();
  for (const { name, path, search = [] } of table) {
    const [top = '', child] = name.split('.');
    const pattern = search.length > 0 ? `${path}?${search.join('&')}` : path;
    if (child === undefined) tops.set(top, { ...tops.get(top), name, path: pattern });
    else {
      const parent = tops.get(top) ?? { name: top, path: `/${top}` };
      tops.set(top, {
        ...parent,
        children: [...(parent.children ?? []), { name: child, path: under(parent, pattern) }],
      });
    }
  }
  return [...tops.values(), notFound];
}

/** router5 refuses `~`, which makes a path count from the root, below a level with search parameters. */
function under({ path }: Route, pattern: string): string {
  const [parent = '', search] = path.split('?');
  return search !== undefined && pattern.startsWith(`${parent}/`) ? pattern.slice(parent.length) : `~${pattern}`;
}
