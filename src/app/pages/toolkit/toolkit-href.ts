import { buildPath } from '#domain/routes/build-path.ts';
import type { ParamsOf } from '#domain/routes/routes.ts';

/** The address of the toolkit, of a calculator, a scenario or a comparison. */
export const toolkitHref = (params: ParamsOf<'toolkit'> = {}): string => buildPath({ name: 'toolkit', params });
