import { useMemo } from 'react';
import { useRoute } from 'react-router5';
import { matchPath } from '#domain/routes/match-path.ts';
import type { Location } from '#domain/routes/routes.ts';

/** Where the founder is, by react-router5's hook; what the address means is the domain's to say. Inside the founder's layout. */
export function usePlace(): Location {
  const { path } = useRoute().route;
  return useMemo(() => matchPath(path), [path]);
}
