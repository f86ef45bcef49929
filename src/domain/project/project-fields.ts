import type { Fields } from '../undo/field-change.ts';
import type { Project } from './project.ts';

/** Returns the fields that an undo can bring back. */
export const projectFields = ({ title, archived, removed }: Project): Fields => ({ title, archived, removed });
