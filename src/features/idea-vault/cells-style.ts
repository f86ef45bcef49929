import type { Idea } from '#domain/idea/idea.ts';
import { css, cx } from '#styled-system/css';

/** Which columns have anything in them: what nobody filled in leaves its room to the titles. */
export interface FilledColumns {
  readonly audience: boolean;
  readonly tags: boolean;
}

export const filledColumns = (ideas: readonly Idea[]): FilledColumns => ({
  audience: ideas.some(({ audience }) => audience !== ''),
  tags: ideas.some(({ tags }) => tags.length > 0),
});

const cells = css({
  display: 'grid',
  flex: '1',
  minWidth: '0',
  alignItems: 'center',
  columnGap: { base: '8', laptop: '12' },
});
const both = css({
  gridTemplateColumns: {
    base: 'auto auto auto auto 1fr',
    laptop: 'minmax(0, 5fr) minmax(0, 2fr) {sizes.96} {sizes.96} {sizes.64} {sizes.64}',
    desktop: 'minmax(0, 6fr) minmax(0, 2fr) minmax(0, 3fr) {sizes.96} {sizes.96} {sizes.64} {sizes.64} {sizes.64}',
  },
});
const withAudience = css({
  gridTemplateColumns: {
    base: 'auto auto auto auto 1fr',
    laptop: 'minmax(0, 1fr) {sizes.36} {sizes.96} {sizes.96} {sizes.64} {sizes.64}',
    desktop: 'minmax(0, 6fr) minmax(0, 3fr) {sizes.36} {sizes.96} {sizes.96} {sizes.64} {sizes.64} {sizes.64}',
  },
});
const withTags = css({
  gridTemplateColumns: {
    base: 'auto auto auto auto 1fr',
    laptop: 'minmax(0, 5fr) minmax(0, 2fr) {sizes.96} {sizes.96} {sizes.64} {sizes.64}',
    desktop: 'minmax(0, 7fr) minmax(0, 3fr) {sizes.96} {sizes.96} {sizes.64} {sizes.64} {sizes.64}',
  },
});
const titleAlone = css({
  gridTemplateColumns: {
    base: 'auto auto auto auto 1fr',
    laptop: 'minmax(0, 1fr) {sizes.36} {sizes.96} {sizes.96} {sizes.64} {sizes.64}',
    desktop: 'minmax(0, 1fr) {sizes.36} {sizes.96} {sizes.96} {sizes.64} {sizes.64} {sizes.64}',
  },
});

/** Shared by the rows and the line above them, so that they stand in columns. */
export function cellsStyle({ audience, tags }: FilledColumns): string {
  if (audience) return cx(cells, tags ? both : withAudience);
  return cx(cells, tags ? withTags : titleAlone);
}

/** Widths of the space before and after the cells of a row. */
export const rowStart = css({ width: '[calc({sizes.18} + {spacing.16})]', flexShrink: '0' });
export const rowEnd = css({ width: '[calc({sizes.toolbar} * 2 + {spacing.8})]', flexShrink: '0' });
