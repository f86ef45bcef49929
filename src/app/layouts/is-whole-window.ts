import type { Location } from '#domain/routes/routes.ts';

/** Whether a screen fills the window to its edges, as a canvas does. */
export const isWholeWindow = ({ name, params }: Location): boolean => name === 'canvas' && Boolean(params['projectId']);
