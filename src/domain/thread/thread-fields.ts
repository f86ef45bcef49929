import type { Fields } from '../undo/field-change.ts';
import type { Thread } from './thread.ts';

export const commentPrefix = 'comment:';

/** Returns the fields that an undo can bring back. A removed comment is none. */
export const threadFields = ({ comments, resolved }: Thread): Fields => ({
  resolved,
  ...Object.fromEntries(
    comments.filter(({ removed }) => !removed).map(({ id, text }) => [`${commentPrefix}${id}`, text]),
  ),
});
