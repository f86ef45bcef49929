import type { PointerEvent } from 'react';
import { chart } from '#styled-system/recipes';
import type { ChartPanel, ChartPoint, ChartSign } from './chart-data.ts';

export interface ChartPlotProps {
  readonly panel: ChartPanel;
  readonly isSmall: boolean;
  /** The point that is looked at, if it is in this panel. */
  readonly at?: ChartPoint | undefined;
  readonly onPoint?: (event: PointerEvent) => void;
}

/** The drawing of one panel, with attributes only, so that prerendered pages can have it. */
export function ChartPlot({
  panel: { height, title, value, tone = 'plain', shapes, signs, labels },
  isSmall,
  at,
  onPoint,
}: ChartPlotProps) {
  const styles = chart();
  return (
    <div onPointerMove={onPoint}>
      {title !== undefined && (
        <div className={styles.head}>
          <span className={styles.title}>{title}</span>
          <span className={chart({ tone }).value}>{value}</span>
        </div>
      )}
      <svg aria-hidden="true" height={isSmall ? Math.min(height, smallHeight) : height} className={styles.plot}>
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          width="100%"
          height="100%"
          overflow="visible"
        >
          {shapes.map(({ path, look, tone }) => (
            <path key={`${look}${path}`} d={path} vectorEffect="non-scaling-stroke" className={chart({ tone })[look]} />
          ))}
        </svg>
        {at && <line x1={`${at.x}%`} x2={`${at.x}%`} y1="0" y2="100%" className={styles.cursor} />}
        {signs.map((each, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may stand in the same place
          <Sign key={place} {...each} />
        ))}
        {at && <circle cx={`${at.x}%`} cy={`${at.y}%`} r="4" className={styles.sign} />}
        {!isSmall &&
          labels.map(({ x, y, dx, dy, anchor, text, tone }) => (
            <text
              key={`${text} ${x} ${y}`}
              x={`${x}%`}
              y={`${y}%`}
              dx={dx}
              dy={dy}
              textAnchor={anchor}
              className={chart({ tone }).label}
            >
              {text}
            </text>
          ))}
      </svg>
    </div>
  );
}

const smallHeight = 64;

/** Up, at half, down: as the flags of the verdicts are. */
const figures = {
  supports: 'M0-6l6 10h-12z',
  inconclusive: 'M-5-5h10v10h-10z',
  refutes: 'M0 6l6-10h-12z',
};

function Sign({ x, y, sign, top = 0 }: ChartSign) {
  const place = { x: `${x}%`, overflow: 'visible' } as const;
  if (sign === 'stake') {
    const { stake } = chart();
    // Its flag blows inward.
    return (
      <>
        <line x1={`${x}%`} x2={`${x}%`} y1={`${top}%`} y2={`${y}%`} className={stake} />
        <svg aria-hidden="true" {...place} y={`${top}%`}>
          <path d={x > 80 ? 'M0 0l-18 6 18 6z' : 'M0 0l18 6-18 6z'} className={stake} />
        </svg>
        <svg aria-hidden="true" {...place} y={`${y}%`}>
          <path d="M-3 0h6l-3 6z" className={stake} />
        </svg>
      </>
    );
  }
  if (sign === 'dot') return <circle cx={`${x}%`} cy={`${y}%`} r="4" className={chart().sign} />;
  return (
    <svg aria-hidden="true" {...place} y={`${y}%`}>
      <path d={figures[sign]} className={chart({ tone: sign }).sign} />
    </svg>
  );
}
