import { experimentFoldVersion } from './experiment-facts.ts';

/** `experiment-{uuid}`: a test of one assumption. What is known of the kind before its rules are loaded. */
export const experimentKind = {
  name: 'experiment',
  pattern: /^experiment-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  foldVersion: experimentFoldVersion,
} as const;
