import type { Params, RouteName } from './routes.ts';

interface Moved {
  readonly name: RouteName;
  readonly params: Params;
}

/**
 * Where a place is found today. Some views of an idea once had addresses of their own, which still stand in mails, notices
 * and bookmarks: its surveys are listed with its tests, and how often a founder predicted rightly is in the profile.
 */
export function moved(name: RouteName, params: Params): Moved {
  if (name !== 'validate') return { name, params };
  const { view, ...rest } = params;
  if (view === 'calibration') {
    const { projectId } = rest;
    return { name: 'profile', params: projectId === undefined ? {} : { projectId } };
  }
  if (view === 'surveys' && rest['id'] === undefined) return { name, params: { ...rest, view: 'experiments' } };
  return { name, params };
}
