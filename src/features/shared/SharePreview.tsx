import { isDrawable } from '#domain/sharing/is-drawable.ts';
import { sharedCanvas } from '#domain/sharing/shared-canvas.ts';
import type { SharedPart } from '#domain/sharing/shared-part.ts';
import { figuresOf } from '#drawing/figures-of.ts';
import { css } from '#styled-system/css';
import { labels } from './labels.ts';
import { pageTheme } from './page-theme.ts';
import { type FigureAssets, SharedFigure } from './SharedFigure.tsx';

export interface SharePreviewProps {
  /** The part that the link would show; undefined if nothing of it is there. */
  readonly part: SharedPart | undefined;
  readonly assets: FigureAssets;
}

/** Preview of a link before it is made, as its readers will see it. */
export function SharePreview({ part, assets }: SharePreviewProps) {
  const { preview, previewOf, nothing, tooLarge } = labels.dialog;
  const shown = part?.nodes.filter(({ kind }) => kind !== 'group').length ?? 0;
  const isEmpty = !part || shown + part.edges.length === 0;
  return (
    <figure aria-label={preview} className={root}>
      {!isEmpty && isDrawable(part) && <PreviewDrawing part={part} assets={assets} />}
      <figcaption className={css({ color: 'ink.muted', textStyle: 'caption' })}>
        {isEmpty ? nothing : previewOf(shown)}
        {!isEmpty && !isDrawable(part) && `. ${tooLarge}`}
      </figcaption>
    </figure>
  );
}

function PreviewDrawing({ part, assets }: { readonly part: SharedPart; readonly assets: FigureAssets }) {
  const { box, figures } = figuresOf(sharedCanvas(part), pageTheme, undefined, (asset) => assets[asset] !== undefined);
  return (
    <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} role="img" className={drawing}>
      <title>{labels.dialog.preview}</title>
      {figures.map((figure) => (
        <SharedFigure key={figure.id} figure={figure} assets={assets} isPreview />
      ))}
    </svg>
  );
}

const root = css({ display: 'flex', flexDirection: 'column', gap: '4', margin: '0' });
const drawing = css({
  layerStyle: 'surveyGrid',
  display: 'block',
  width: 'full',
  aspectRatio: 'wide',
  border: 'hairline',
  borderRadius: 'card',
  fontFamily: 'text',
  pointerEvents: 'none',
  userSelect: 'none',
});
