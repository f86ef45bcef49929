import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { chart } from '#styled-system/recipes';
import { ChartPlot } from './chart/ChartPlot.tsx';
import { ChartTable } from './chart/ChartTable.tsx';
import type { ChartData, ChartPoint } from './chart/chart-data.ts';

export interface ChartProps {
  /** The measured quantity: "Sign-ups". */
  readonly name: string;
  readonly data: ChartData;
  /** A small one is looked at beside what leads to the whole one: it has no table, and no point to walk to. */
  readonly size?: 'small' | 'full';
}

/** A figure with its finding as a sentence, points that the arrow keys walk, and a table. It can be drawn by the server. */
export function Chart({ name, data: { finding, panels, points, table }, size = 'full' }: ChartProps) {
  const styles = chart({ size });
  const [chosen, choose] = useState<number | null>(null);
  const isSmall = size === 'small';
  const last = points.length - 1;
  const index = chosen === null ? last : Math.min(chosen, last);
  const point = chosen === null ? undefined : points[index];

  const walk = (event: KeyboardEvent) => {
    const next = stepOf(event.key, index, points.length);
    if (next === null) return;
    event.preventDefault();
    // The first key says where the chart stands.
    choose(chosen === null && event.key.startsWith('Arrow') ? index : Math.min(last, Math.max(0, next)));
  };
  const pointAt = (panel: number, { clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    choose(nearest(points, panel, ((clientX - left) / width) * 100));
  };

  const plots = panels.map((panel, number) => (
    <ChartPlot
      key={panel.title ?? number}
      panel={panel}
      isSmall={isSmall}
      at={point?.panel === number ? point : undefined}
      {...(!isSmall && { onPoint: (event: PointerEvent) => pointAt(number, event) })}
    />
  ));
  return (
    <figure className={styles.root}>
      <figcaption className={styles.finding}>{finding}</figcaption>
      {isSmall || last < 0 ? (
        <div aria-hidden="true" className={styles.plots}>
          {plots}
        </div>
      ) : (
        <div
          role="slider"
          tabIndex={0}
          aria-label={`${name}: points`}
          aria-valuemin={1}
          aria-valuemax={points.length}
          aria-valuenow={index + 1}
          aria-valuetext={points[index]?.name}
          onKeyDown={walk}
          onBlur={() => choose(null)}
          onPointerLeave={() => choose(null)}
          className={styles.plots}
        >
          {plots}
        </div>
      )}
      {!isSmall && (
        <div className={styles.foot}>
          <output className={styles.readout}>{point && `${point.name}: ${point.value}`}</output>
          <details>
            <summary className={styles.summary}>Show as a table</summary>
            <ChartTable name={name} {...table} />
          </details>
        </div>
      )}
    </figure>
  );
}

/** Where a key leads; null for one that leads nowhere. */
function stepOf(key: string, index: number, count: number): number | null {
  const page = Math.max(1, Math.round(count / 10));
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    ArrowUp: index + 1,
    ArrowDown: index - 1,
    PageUp: index + page,
    PageDown: index - page,
    Home: 0,
    End: count - 1,
  };
  return steps[key] ?? null;
}

function nearest(points: readonly ChartPoint[], panel: number, x: number): number | null {
  let found: number | null = null;
  for (const [index, each] of points.entries()) {
    const best = found === null ? undefined : points[found];
    if (each.panel === panel && (!best || Math.abs(each.x - x) < Math.abs(best.x - x))) found = index;
  }
  return found;
}
