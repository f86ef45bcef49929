import type { ComponentType } from 'react';

export const storyGroups = [
  'Actions',
  'Fields',
  'Choices',
  'Lists and tables',
  'Over the page',
  'Messages',
  'Measures',
  'Words',
  'Structure',
  'Waiting and empty',
  'Drawings',
] as const;

/** One component of the design system in all of its states; the file is named after the component. */
export interface Story {
  readonly group: (typeof storyGroups)[number];
  /** When to use it, in one sentence. */
  readonly use: string;
  readonly Example: ComponentType;
}
