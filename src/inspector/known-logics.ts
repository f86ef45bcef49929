import { collectLogics } from '#machines/journal/collect-logics.ts';

/** Every machine and store of the application. */
export const knownLogics = collectLogics(
  Object.values(import.meta.glob('#machines/**/*.{machine,store}.ts', { eager: true })),
);
