import type { PageTheme } from '#domain/page/page-theme.ts';
import { themePalettes } from '#domain/page/themes.ts';
import { css } from '#styled-system/css';

export interface ThemePreviewProps {
  /** Null for a page without one. */
  readonly theme: PageTheme | null;
}

/** How round a theme's buttons and its picture are in a preview, how large its headline is, and the drawing of its pages. */
interface Shape {
  readonly button: number;
  readonly picture: number;
  readonly headline: number;
  /** In the box of the picture; lines, unless it is filled. */
  readonly drawing?: string;
  readonly isFilled?: boolean;
}

const ring = (r: number): string => `M${73 - r} 28a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const hills = (r: number): string =>
  `M58 30q8-9 16-2t14-4V${44 - r}a${r} ${r} 0 0 1-${r} ${r}H${58 + r}a${r} ${r} 0 0 1-${r}-${r}z`;

const shapes: Readonly<Record<PageTheme, Shape>> = {
  software: { button: 2, picture: 3, headline: 5, drawing: [3, 7, 11, 14].map(ring).join('') },
  'local-service': { button: 4, picture: 12, headline: 5, drawing: hills(12), isFilled: true },
  consumer: { button: 4, picture: 6, headline: 8, drawing: hills(6), isFilled: true },
  professional: {
    ...{ button: 0, picture: 0, headline: 4 },
    ...{ drawing: 'M82 14h6v6h-6zM76 26h6v-6h6v12h-6v6h-12v-6h6zM64 32h6v-6h-6zM76 38h6v6h-6z', isFilled: true },
  },
  marketplace: {
    ...{ button: 2, picture: 4, headline: 6 },
    drawing:
      'M63 19h1c9 0 9 18 18 18M63 28h1c9 0 9-9 18-9M63 37h1c9 0 9-9 18-9M64 19h-2M64 28h-2M64 37h-2M84 19h-2M84 28h-2M84 37h-2',
  },
  essay: { button: 0, picture: 0, headline: 4 },
};

/** The top of a page in a theme, as small as a stamp. Its name is said elsewhere. */
export function ThemePreview({ theme }: ThemePreviewProps) {
  if (theme === null) return <span aria-hidden="true" className={stamp} />;
  const { background, soft, ink, muted, accent, strong, onStrong } = themePalettes[theme][0].light;
  const { button, picture, headline, drawing, isFilled = false } = shapes[theme];
  // A product is called out on its loudest color; an essay has one column.
  const [isLoud, isColumn] = [theme === 'consumer', theme === 'essay'];
  const ground = isLoud ? strong : background;
  const text = isLoud ? onStrong : ink;
  const art = isLoud ? onStrong : accent;
  const left = isColumn ? 24 : 8;
  return (
    <svg aria-hidden="true" viewBox="0 0 96 66" className={stamp}>
      <rect width="96" height="66" fill={ground} />
      <rect x={left} y="6" width="12" height="3" fill={text} />
      <rect x={left} y="15" width="42" height={headline} fill={text} />
      <rect x={left} y={17 + headline} width="30" height={headline} fill={text} />
      <rect x={left} y={21 + headline * 2} width="38" height="2" fill={isLoud ? onStrong : muted} />
      <rect x={left} y={27 + headline * 2} width="22" height="8" rx={button} fill={art} />
      {!isColumn && (
        <g fill={art} stroke={art}>
          <rect x="58" y="12" width="30" height="32" rx={picture} stroke="none" opacity="0.2" />
          <path
            d={drawing}
            strokeLinecap="round"
            {...(isFilled ? { stroke: 'none', opacity: 0.7 } : { fill: 'none' })}
          />
        </g>
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
