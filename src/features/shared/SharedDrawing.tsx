import { sharedCanvas } from '#domain/sharing/shared-canvas.ts';
import type { SharedNode } from '#domain/sharing/shared-node.ts';
import { themeFrom } from '#drawing/drawing-theme.ts';
import { figuresOf } from '#drawing/figures-of.ts';
import { css } from '#styled-system/css';
import { SharedFigure } from './SharedFigure.tsx';

export interface SharedDrawingProps {
  readonly node: SharedNode['node'];
  readonly title: string;
}

/** What was shared as a drawing whose texts can be read and whose links can be followed. The server draws it too. */
export function SharedDrawing({ node, title }: SharedDrawingProps) {
  const { box, figures } = figuresOf(sharedCanvas(node), theme, undefined, (asset) => node.assets[asset] !== undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <figure aria-label={title} tabIndex={0} className={scroll}>
      <svg
        className={drawing}
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        width={Math.round(box.width)}
        height={Math.round(box.height)}
      >
        <title>{title}</title>
        {figures.map((figure) => (
          <SharedFigure key={figure.id} figure={figure} assets={node.assets} />
        ))}
      </svg>
    </figure>
  );
}

/** Follows the page's theme without being drawn again. */
const theme = themeFrom((name) => `var(--colors-${name.replaceAll('.', '-')})`);

const scroll = css({ overflow: 'auto' });
/** As large as it is on a phone, where it would be too small to read otherwise. */
const drawing = css({
  display: 'block',
  maxWidth: { tablet: 'full' },
  height: 'auto',
  marginInline: 'auto',
  fontFamily: 'text',
});
