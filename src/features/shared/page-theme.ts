import { themeFrom } from '#drawing/drawing-theme.ts';

/** Follows the page's theme without being drawn again. */
export const pageTheme = themeFrom((name) => `var(--colors-${name.replaceAll('.', '-')})`);
