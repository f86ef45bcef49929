import { css, cx } from '#styled-system/css';
import { pathOf } from './path-of.ts';
import type { Arrow, Box, Scene } from './scene.ts';
import { sizes } from './sizes.ts';

export interface SceneDrawingProps {
  readonly scene: Scene;
  /** Read out in the place of the picture. */
  readonly title: string;
  /** Ids of the states that are lit. */
  readonly lit: ReadonlySet<string>;
  /** Ids of the transitions that are. */
  readonly fired: readonly string[];
}

export function SceneDrawing({ scene, title, lit, fired }: SceneDrawingProps) {
  const { width, height, boxes, arrows } = scene;
  return (
    <svg
      role="img"
      aria-label={title}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fontSize={sizes.small}
    >
      <defs>
        <Tip id="tip" className={tip} />
        <Tip id="fired-tip" className={firedTip} />
      </defs>
      {boxes.map((box) => (
        <StateBox key={box.id} box={box} isLit={lit.has(box.id)} fired={fired} />
      ))}
      {arrows.map((arrow) => (
        <TransitionArrow key={`${arrow.from} ${arrow.to}`} arrow={arrow} fired={fired} />
      ))}
    </svg>
  );
}

function Tip({ id, className }: { readonly id: string; readonly className: string }) {
  return (
    <marker
      id={id}
      viewBox="0 0 8 8"
      refX="7"
      refY="4"
      markerWidth="8"
      markerHeight="8"
      markerUnits="userSpaceOnUse"
      orient="auto"
    >
      <path d="M0 0L8 4L0 8z" className={className} />
    </marker>
  );
}

function StateBox({
  box,
  isLit,
  fired,
}: {
  readonly box: Box;
  readonly isLit: boolean;
  readonly fired: readonly string[];
}) {
  const { x, y, width, height, textX, textY, kind, title, rows, isRoot } = box;
  const isGroup = kind === 'compound' || kind === 'parallel';
  return (
    <g data-state={box.id} data-lit={isLit}>
      {!isRoot && (
        <rect
          x={x}
          y={y}
          width={width}
          height={height}
          rx="6"
          strokeWidth={isLit ? 2 : 1}
          className={cx(state, isGroup && group, isLit && (isGroup ? litGroup : litState))}
        />
      )}
      {kind === 'final' && (
        <rect
          x={x + 3}
          y={y + 3}
          width={width - 6}
          height={height - 6}
          rx="4"
          className={cx(state, isLit && litState)}
        />
      )}
      <text x={textX} y={textY} fontSize={sizes.large} className={name}>
        {title}
      </text>
      {rows.map((row, index) => (
        <text
          key={row.transition ?? row.text}
          x={textX}
          y={textY + (index + 1) * sizes.line}
          className={
            row.transition !== null && fired.includes(row.transition) ? firedText : row.kind === 'actor' ? actor : event
          }
        >
          {row.kind === 'actor' ? '▸ ' : '· '}
          {row.text}
        </text>
      ))}
    </g>
  );
}

function TransitionArrow({ arrow, fired }: { readonly arrow: Arrow; readonly fired: readonly string[] }) {
  const { from, points, labels } = arrow;
  const [start] = points;
  const isFired = labels.some(({ transition }) => fired.includes(transition));
  return (
    <g data-fired={isFired}>
      {from === null && start && <circle cx={start.x} cy={start.y} r={sizes.dot / 2} className={tip} />}
      <path
        d={pathOf(points)}
        strokeWidth={isFired ? 2 : 1}
        markerEnd={`url(#${isFired ? 'fired-tip' : 'tip'})`}
        className={cx(line, isFired && firedLine)}
      />
      {labels.map(({ text, transition, x, y }) => (
        <text
          key={transition}
          x={x}
          y={y + 4}
          strokeWidth="4"
          className={cx(label, fired.includes(transition) && firedText)}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

const state = css({ fill: 'surface', stroke: 'line.strong' });
const group = css({ fill: 'surface.sunken' });
const litState = css({ fill: 'brand.tint', stroke: 'brand' });
const litGroup = css({ stroke: 'brand' });
const name = css({ fill: 'ink', fontWeight: 'strong' });
const actor = css({ fill: 'brand' });
const event = css({ fill: 'ink.muted' });
const line = css({ fill: 'transparent', stroke: 'ink.muted' });
const firedLine = css({ stroke: 'marker.edge' });
const tip = css({ fill: 'ink.muted' });
const firedTip = css({ fill: 'marker.edge' });
const label = css({
  fill: 'ink',
  textAnchor: 'middle',
  stroke: 'canvas',
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
});
const firedText = css({ fill: 'marker.text', fontWeight: 'strong' });
