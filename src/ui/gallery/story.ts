import type { ComponentType } from 'react';

/** One component of the design system in all its states. */
export interface Story {
  readonly title: string;
  /** When to use it, in one sentence. */
  readonly use: string;
  readonly Example: ComponentType;
}
