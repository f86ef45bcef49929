import { type PointerEvent, useEffect, useRef } from 'react';
import type { Box, CanvasNode, Point } from '#domain/canvas/canvas-node.ts';
import { css } from '#styled-system/css';

export interface MinimapProps {
  readonly nodes: readonly Pick<CanvasNode, keyof Box | 'kind'>[];
  /** Tells what the camera shows, in scene units, now and whenever it changes. Returns how to stop. */
  readonly watchView: (listener: (view: Box) => void) => () => void;
  /** Wants that point of the scene in the middle. */
  readonly onCentre: (point: Point) => void;
}

/** In CSS pixels. */
const map = { width: 192, height: 128, margin: 8 } as const;

/** The whole canvas in small. Everything that it does can be done by other ways, so that it is for eyes and pointers. */
export function Minimap({ nodes, watchView, onCentre }: MinimapProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const scale = scaleOf(nodes);
  useEffect(() => {
    if (canvas.current) draw(canvas.current, nodes, scaleOf(nodes));
  }, [nodes]);
  useEffect(() => {
    const { zoom, left, top } = scaleOf(nodes);
    return watchView((view) => {
      const { style } = frame.current ?? {};
      if (!style) return;
      style.transform = `translate(${(view.x - left) * zoom}px, ${(view.y - top) * zoom}px)`;
      style.width = `${view.width * zoom}px`;
      style.height = `${view.height * zoom}px`;
    });
  }, [nodes, watchView]);
  const centre = (event: PointerEvent<HTMLDivElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    onCentre({
      x: scale.left + (event.clientX - left) / scale.zoom,
      y: scale.top + (event.clientY - top) / scale.zoom,
    });
  };
  return (
    <div
      aria-hidden="true"
      className={root}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        centre(event);
      }}
      onPointerMove={(event) => {
        if (event.buttons === 1) centre(event);
      }}
    >
      <canvas ref={canvas} width={map.width * 2} height={map.height * 2} className={picture} />
      <div ref={frame} className={viewFrame} />
    </div>
  );
}

interface Scale {
  readonly left: number;
  readonly top: number;
  readonly zoom: number;
}

/** Shows everything, in the middle. */
function scaleOf(boxes: readonly Box[]): Scale {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, width, height } of boxes) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  }
  if (left > right) return { left: 0, top: 0, zoom: 0.1 };
  const room = { width: map.width - 2 * map.margin, height: map.height - 2 * map.margin };
  const zoom = Math.min(0.25, room.width / Math.max(1, right - left), room.height / Math.max(1, bottom - top));
  return {
    left: (left + right) / 2 - map.width / 2 / zoom,
    top: (top + bottom) / 2 - map.height / 2 / zoom,
    zoom,
  };
}

function draw(canvas: HTMLCanvasElement, nodes: MinimapProps['nodes'], { left, top, zoom }: Scale): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.clearRect(0, 0, canvas.width, canvas.height);
  const { color } = getComputedStyle(canvas);
  context.fillStyle = color;
  context.strokeStyle = color;
  for (const { kind, x, y, width, height } of nodes) {
    const [w, h] = [Math.max(2, width * zoom * 2), Math.max(2, height * zoom * 2)];
    // What holds others is an outline, so that they can be seen in it.
    const paint = kind === 'section' || kind === 'frame' ? 'strokeRect' : 'fillRect';
    context[paint]((x - left) * zoom * 2, (y - top) * zoom * 2, w, h);
  }
}

const root = css({
  layerStyle: 'floating',
  position: 'relative',
  width: '192',
  height: '128',
  overflow: 'hidden',
  cursor: 'pointer',
  touchAction: 'none',
  display: { tabletDown: 'none' },
});
const picture = css({ width: 'full', height: 'full', color: 'line.strong' });
const viewFrame = css({ position: 'absolute', top: '0', left: '0', border: 'brand', pointerEvents: 'none' });
