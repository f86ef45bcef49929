import { buildPath } from '#domain/routes/build-path.ts';
import type { ParamsOf } from '#domain/routes/routes.ts';

/** The address of a view of a project. */
export const validateHref = (params: ParamsOf<'validate'>): string => buildPath({ name: 'validate', params });
