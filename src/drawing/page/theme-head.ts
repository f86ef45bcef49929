import { nightPalette, type PageSettings } from '#domain/page/page.ts';
import { isPageTheme } from '#domain/page/page-theme.ts';
import { safePalette } from './page-style.ts';
import { firstFonts, fontAddress } from './theme-fonts.ts';
import { safeTones } from './themed-style.ts';

type Styled = Pick<PageSettings, 'theme' | 'palette'>;

/** The grounds of a page; the second by night, if it has another then. */
export function groundsOf(settings: Styled): readonly [string, string?] {
  if (!isPageTheme(settings.theme)) return [safePalette(settings.palette).background];
  const { light, dark } = safeTones(settings);
  return dark ? [light.background, dark.background] : [light.background];
}

export const night = '(prefers-color-scheme:dark)';

/** Rules for a page that is nobody's: its colors by night, on the element that has those by day. */
export function nightRules(selector: string): string {
  const { background, ink, accent, onAccent } = nightPalette;
  return `@media ${night}{html{background:${background}}${selector}{--background:${background};--ink:${ink};--accent:${accent};--on-accent:${onAccent};color-scheme:dark}}`;
}

/** The colors of a browser's bars. */
export function themeColors(settings: Styled): string {
  const [ground, dark] = groundsOf(settings);
  if (dark === undefined) return `<meta name="theme-color" content="${ground}">\n`;
  return `<meta name="theme-color" content="${ground}" media="(prefers-color-scheme:light)">\n<meta name="theme-color" content="${dark}" media="${night}">\n`;
}

/** Its fonts are asked for before its style is read. Without credentials, as a page without an origin asks. */
export const fontLinks = ({ theme }: Styled): string =>
  isPageTheme(theme)
    ? firstFonts(theme)
        .map((file) => `<link rel="preload" href="${fontAddress(file)}" as="font" type="font/woff2" crossorigin>\n`)
        .join('')
    : '';
