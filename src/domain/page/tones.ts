import { contrastAtLeast, contrastOf, weakPairs } from './contrast.ts';
import type { PageSettings, Palette } from './page.ts';
import { isPageTheme } from './page-theme.ts';
import { isSamePalette } from './palettes.ts';
import { paletteOf, type ThemePalette, type Tones, themePalettes } from './themes.ts';

/** The colors of a page by day, and by night if it has others then. */
export interface PageTones {
  readonly light: Tones;
  readonly dark?: Tones;
}

/** The colors of a page with a theme: one of the theme's palettes, or the founder's own, which is the same all day. */
export function tonesOf({ theme, palette }: Pick<PageSettings, 'theme' | 'palette'>): PageTones {
  const own = isPageTheme(theme) ? knownPalette(themePalettes[theme], palette) : undefined;
  return own ?? { light: tonesFrom(palette) };
}

/** Whether a page has other colors by night. */
export const hasNight = ({ theme, palette }: Pick<PageSettings, 'theme' | 'palette'>): boolean =>
  isPageTheme(theme) && knownPalette(themePalettes[theme], palette)?.dark !== undefined;

const knownPalette = (palettes: readonly ThemePalette[], palette: Palette): ThemePalette | undefined =>
  palettes.find((each) => isSamePalette(paletteOf(each), palette));

/** The other tones that four colors lead to. None of them is harder to read than these. */
function tonesFrom(palette: Palette): Tones {
  const { background, ink, accent, onAccent } = palette;
  const soft = [0.05, 0.03]
    .map((share) => mixed(background, ink, share))
    .find((ground) => [ink, accent].every((text) => contrastOf(text, ground) >= contrastAtLeast));
  return { ...palette, soft: soft ?? background, muted: ink, strong: accent, onStrong: onAccent };
}

function mixed(ground: string, color: string, share: number): string {
  const channel = (at: number): string => {
    const [a = 0, b = 0] = [ground, color].map((each) => Number.parseInt(each.slice(at, at + 2), 16));
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** Texts of a theme, with what they stand on, that are hard to read; empty if all can be read. */
export function weakTones(tones: Tones) {
  const { background, soft, ink, muted, accent, onAccent, strong, onStrong } = tones;
  const pairs = [
    ...[background, soft].flatMap((ground) => [ink, muted, accent].map((text) => [text, ground] as const)),
    [onAccent, accent] as const,
    [onStrong, strong] as const,
  ];
  return pairs.filter(([text, ground]) => contrastOf(text, ground) < contrastAtLeast);
}

/** Whether all texts of a page can be read, by day and by night. */
export function isReadable(page: Pick<PageSettings, 'theme' | 'palette'>): boolean {
  if (!isPageTheme(page.theme)) return weakPairs(page.palette).length === 0;
  const { light, dark } = tonesOf(page);
  return [light, ...(dark ? [dark] : [])].every((tones) => weakTones(tones).length === 0);
}
