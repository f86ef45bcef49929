import type { PageTheme } from '#domain/page/page-theme.ts';
import { themePalettes } from '#domain/page/themes.ts';
import { fontStacks } from '#drawing/page/theme-fonts.ts';
import { css } from '#styled-system/css';

export interface ThemePreviewProps {
  /** Null for a page without one. */
  readonly theme: PageTheme | null;
}

/** A theme as small as a stamp: its letters on its ground, beside its button. Its name is said elsewhere. */
export function ThemePreview({ theme }: ThemePreviewProps) {
  if (theme === null) return <span aria-hidden="true" className={stamp} />;
  const { background, ink, accent, strong } = themePalettes[theme][0].light;
  return (
    <span
      aria-hidden="true"
      className={stamp}
      style={{ background, color: ink, fontFamily: fontStacks(theme).display, borderBlockEndColor: strong }}
    >
      Aa
      <span className={button} style={{ background: accent }} />
    </span>
  );
}

const stamp = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexShrink: '0',
  width: '64',
  height: '40',
  paddingInline: '8',
  border: 'hairline',
  borderBlockEndWidth: 'thick',
  borderRadius: 'control',
  fontSize: '16',
  fontWeight: 'strong',
});
const button = css({ width: '20', height: '8', borderRadius: 'round' });
