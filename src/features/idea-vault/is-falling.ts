import type { IdeaQuery } from '#domain/vault/vault.ts';

/** Whether what is shown falls from row to row. Times are shown as how long ago they are, which rises as they fall. */
export const isFalling = ({ order, isDescending }: Pick<IdeaQuery, 'order' | 'isDescending'>): boolean =>
  order === 'captured' || order === 'changed' ? !isDescending : isDescending;
