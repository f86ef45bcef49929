import type { PageTheme } from '#domain/page/page-theme.ts';
import { themePalettes } from '#domain/page/themes.ts';
import { css } from '#styled-system/css';

export interface ThemePreviewProps {
  /** Null for a page without one. */
  readonly theme: PageTheme | null;
}

/** How round a theme's buttons and its picture are in a preview, and how large its headline is. */
interface Shape {
  readonly button: number;
  readonly picture: number;
  readonly headline: number;
}

const shapes: Readonly<Record<PageTheme, Shape>> = {
  software: { button: 2, picture: 3, headline: 5 },
  'local-service': { button: 4, picture: 12, headline: 5 },
  consumer: { button: 4, picture: 6, headline: 8 },
  professional: { button: 0, picture: 0, headline: 4 },
  marketplace: { button: 2, picture: 4, headline: 6 },
  essay: { button: 0, picture: 0, headline: 4 },
};

/** The top of a page in a theme, as small as a stamp. Its name is said elsewhere. */
export function ThemePreview({ theme }: ThemePreviewProps) {
  if (theme === null) return <span aria-hidden="true" className={stamp} />;
  const { background, soft, ink, muted, accent, strong, onStrong } = themePalettes[theme][0].light;
  const { button, picture, headline } = shapes[theme];
  // A product is called out on its loudest color; an essay has one column.
  const [isLoud, isColumn] = [theme === 'consumer', theme === 'essay'];
  const ground = isLoud ? strong : background;
  const text = isLoud ? onStrong : ink;
  const left = isColumn ? 24 : 8;
  return (
    <svg aria-hidden="true" viewBox="0 0 96 66" className={stamp}>
      <rect width="96" height="66" fill={ground} />
      <rect x={left} y="6" width="12" height="3" fill={text} />
      <rect x={left} y="15" width="42" height={headline} fill={text} />
      <rect x={left} y={17 + headline} width="30" height={headline} fill={text} />
      <rect x={left} y={21 + headline * 2} width="38" height="2" fill={isLoud ? onStrong : muted} />
      <rect x={left} y={27 + headline * 2} width="22" height="8" rx={button} fill={isLoud ? onStrong : accent} />
      {!isColumn && (
        <rect x="58" y="12" width="30" height="32" rx={picture} fill={isLoud ? onStrong : accent} opacity="0.35" />
      )}
      <rect y="56" width="96" height="10" fill={isLoud ? background : soft} />
    </svg>
  );
}

const stamp = css({
  flexShrink: '0',
  width: '64',
  height: '44',
  border: 'hairline',
  borderRadius: 'control',
  forcedColorAdjust: 'none',
});
