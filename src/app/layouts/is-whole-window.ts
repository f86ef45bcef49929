import type { Place } from '#domain/routes/routes.ts';

/** Whether a screen fills the window to its edges, as a canvas does. */
export const isWholeWindow = ({ name, params }: Place): boolean => name === 'canvas' && Boolean(params['projectId']);
