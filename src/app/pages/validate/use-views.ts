import type { ParamsOf } from '#domain/routes/routes.ts';
import { useApp } from '../../app-context.ts';

/** The ways from one view of a project to another. */
export function useViews(projectId: string) {
  const { navigate } = useApp().services;
  return {
    open: (view: string, params: Omit<ParamsOf<'validate'>, 'projectId' | 'view'> = {}) =>
      navigate({ name: 'validate', params: { projectId, view, ...params } }),
  };
}
