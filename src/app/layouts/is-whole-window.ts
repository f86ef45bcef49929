import type { Location } from '#domain/routes/routes.ts';

/** Whether a screen fills the window to its edges, as a canvas and a page do. */
export const isWholeWindow = ({ name, params }: Location): boolean =>
  name === 'page-builder.project' || (name === 'canvas' && Boolean(params['projectId']));
