import type { Fields } from '../undo/field-change.ts';
import type { Project } from './project.ts';

/** What an undo can bring back. Undoing its beginning removes it. */
export function projectFields(project: Project | undefined): Fields {
  if (!project) return { removed: true };
  const { title, archived, removed } = project;
  return { title, archived, removed };
}
