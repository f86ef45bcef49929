import { pageFoldVersion } from './page-facts.ts';

/** `page-{uuid}`: a landing page. What is known of the kind before its rules are loaded. */
export const pageKind = {
  name: 'page',
  pattern: /^page-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  foldVersion: pageFoldVersion,
} as const;
