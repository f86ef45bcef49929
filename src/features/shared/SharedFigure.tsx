import type { Figure, Mark } from '#drawing/figure.ts';
import { labels } from './labels.ts';
import { SharedText } from './SharedText.tsx';

/** Where images are, by asset. */
export type FigureAssets = Readonly<Record<string, { readonly url: string }>>;

export interface SharedFigureProps {
  readonly figure: Figure;
  readonly assets: FigureAssets;
  /** Links are for those who open the page: in a preview they only look like links. */
  readonly isPreview?: boolean;
}

/** One node or edge of the drawing. */
export function SharedFigure({ figure: { marks, turn, description }, assets, isPreview = false }: SharedFigureProps) {
  const transform = turn && `rotate(${turn.degrees} ${turn.about.x} ${turn.about.y})`;
  return (
    <g {...(transform ? { transform } : {})} {...(description === undefined ? {} : { role: 'img' })}>
      {description !== undefined && <title>{description || labels.drawing}</title>}
      {marks.map((mark, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks have no identity but their place in the figure
        <SharedMark key={n} mark={mark} assets={assets} isPreview={isPreview} />
      ))}
    </g>
  );
}

interface SharedMarkProps {
  readonly mark: Mark;
  readonly assets: FigureAssets;
  readonly isPreview: boolean;
}

function SharedMark({ mark, assets, isPreview }: SharedMarkProps) {
  if (mark.kind === 'text') return <SharedText mark={mark} isPreview={isPreview} />;
  if (mark.kind === 'image') {
    return (
      <image {...mark.box} preserveAspectRatio="none" href={assets[mark.asset]?.url}>
        <title>{mark.text}</title>
      </image>
    );
  }
  const line = mark.stroke && {
    stroke: mark.stroke,
    strokeWidth: mark.width ?? 1,
    strokeLinecap: 'round' as const,
    strokeLinejoin: 'round' as const,
  };
  return <path d={mark.d} fill={mark.fill ?? 'none'} {...line} />;
}
