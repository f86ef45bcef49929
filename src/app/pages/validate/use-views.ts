import type { ParamsOf } from '#domain/routes/routes.ts';
import { useApp } from '../../app-context.ts';
import { hasView } from './views.ts';

/** The ways from one view of a project to another. */
export function useViews(projectId: string) {
  const { navigate } = useApp().services;
  return {
    has: hasView,
    open: (view: string, params: Pick<ParamsOf<'validate'>, 'id' | 'assumption'> = {}) =>
      navigate({ name: 'validate', params: { projectId, view, ...params } }),
  };
}
