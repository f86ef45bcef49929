import { collectLogics } from '#machines/journal/collect-logics.ts';

/**
 * Every machine and store of the application. The query makes them modules of the inspector's own: otherwise each would be
 * shared with it, and stand in a file of its own in every page's build.
 */
export const knownLogics = collectLogics(
  Object.values(import.meta.glob('#machines/**/*.{machine,store}.ts', { eager: true, query: '?inspected' })),
);
