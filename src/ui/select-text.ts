import type { FocusEvent } from 'react';

/** For fields that are filled in ahead: what is typed into them takes the place of what was suggested. */
export function selectText({ target }: FocusEvent<Element>): void {
  if (target instanceof HTMLInputElement) target.select();
}
