import { buildPath } from '#domain/routes/build-path.ts';
import type { To } from '#domain/routes/routes.ts';

/** Where the link of a mail leads on to: an address of ours, with the origin that the provider wants to see. */
export const continueUrl = (to: To): string => location.origin + buildPath(to);
