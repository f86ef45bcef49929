import { colorPattern, contrastOf } from '#domain/page/contrast.ts';
import { defaultPalette, type PageSettings } from '#domain/page/page.ts';
import type { PageTheme } from '#domain/page/page-theme.ts';
import type { Tones } from '#domain/page/themes.ts';
import { type PageTones, tonesOf } from '#domain/page/tones.ts';
import { everyScript, type FontScript } from './font-scripts.ts';
import { fontFaces, fontStacks } from './theme-fonts.ts';
import { themeRules } from './theme-rules.ts';

/** The style sheet of a page in a theme, for whatever has the class `p-page`, as `pageStyle` is for one without. */
export function themedStyle(
  theme: PageTheme,
  settings: Pick<PageSettings, 'palette'>,
  scripts: readonly FontScript[] = everyScript,
): string {
  return `${fontFaces(theme, scripts)}${themeVariables(theme, settings, '.p-page')}${themeRules.all}${themeRules[theme]}`;
}

/** Rules that give an element the colors of a theme, by day and by night, and its fonts, as `--display` and `--text`. */
export function themeVariables(theme: PageTheme, { palette }: Pick<PageSettings, 'palette'>, selector: string): string {
  const { light, dark } = safeTones({ theme, palette });
  const { display, text } = fontStacks(theme);
  const night = dark ? `@media (prefers-color-scheme:dark){${selector}{${colorsOf(dark)}}}` : '';
  const scheme = dark ? 'light dark' : schemeOf(light.background);
  return `${selector}{${colorsOf(light)};--display:${display};--text:${text};color-scheme:${scheme}}${night}`;
}

/** Rules that keep an element in the colors of a theme's day or night; none for a palette that is the same all day. */
export function toneRules(
  settings: Pick<PageSettings, 'theme' | 'palette'>,
  tone: 'light' | 'dark',
  selector: string,
): string {
  const { light, dark } = safeTones(settings);
  return dark ? `${selector}{${colorsOf({ light, dark }[tone])};color-scheme:${tone}}` : '';
}

/** By which of the two is further from it. */
const schemeOf = (ground: string): 'light' | 'dark' =>
  contrastOf(ground, '#ffffff') < contrastOf(ground, '#000000') ? 'light' : 'dark';

/** Nothing but colors gets into a style sheet. */
export function safeTones(settings: Pick<PageSettings, 'theme' | 'palette'>): PageTones {
  const { background, ink, accent, onAccent } = settings.palette;
  const isSafe = [background, ink, accent, onAccent].every((color) => colorPattern.test(color));
  return tonesOf(isSafe ? settings : { ...settings, palette: defaultPalette });
}

const colorsOf = ({ background, soft, ink, muted, accent, onAccent, strong, onStrong }: Tones): string =>
  `--background:${background};--soft:${soft};--ink:${ink};--muted:${muted};--accent:${accent};--on-accent:${onAccent};--strong:${strong};--on-strong:${onStrong}`;
