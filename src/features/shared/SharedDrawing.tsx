import { sharedCanvas } from '#domain/sharing/shared-canvas.ts';
import type { SharedNode } from '#domain/sharing/shared-node.ts';
import { figuresOf } from '#drawing/figures-of.ts';
import { pageTheme } from './page-theme.ts';
import { SharedFigure } from './SharedFigure.tsx';
import { SharedStage } from './SharedStage.tsx';

export interface SharedDrawingProps {
  readonly node: SharedNode['node'];
  readonly title: string;
}

/** Shared part as a drawing whose texts can be read and whose links can be followed. The server draws it too. */
export function SharedDrawing({ node, title }: SharedDrawingProps) {
  const { box, figures } = figuresOf(
    sharedCanvas(node),
    pageTheme,
    undefined,
    (asset) => node.assets[asset] !== undefined,
  );
  return (
    <SharedStage title={title} box={box}>
      {figures.map((figure) => (
        <SharedFigure key={figure.id} figure={figure} assets={node.assets} />
      ))}
    </SharedStage>
  );
}
