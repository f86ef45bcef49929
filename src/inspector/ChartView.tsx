import { useEffect, useMemo, useRef } from 'react';
import type { StateView } from '#machines/inspector/view-of.ts';
import { chartNamed } from '#machines/inspector/view-of.ts';
import type { JournalActor } from '#machines/journal/journal.ts';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { layOut } from './chart/lay-out.ts';
import { SceneDrawing } from './chart/SceneDrawing.tsx';
import type { Box, Scene } from './chart/scene.ts';
import { knownLogics } from './known-logics.ts';

export interface ChartViewProps {
  readonly actor: JournalActor;
  readonly view: StateView | null;
  /** Ids of the transitions that the last event took. */
  readonly fired: readonly string[];
}

/** The actor's statechart: the states it is in are lit, and so is the way that led there. */
export function ChartView({ actor: { address, machine }, view, fired }: ChartViewProps) {
  const scene = useMemo(() => {
    const chart = chartNamed(machine, knownLogics);
    return chart && layOut(chart);
  }, [machine]);
  const scroller = useRef<HTMLElement>(null);
  const place = scene && innermost(scene, view?.states);
  const [x, y] = place ? [place.x + place.width / 2, place.y + place.height / 2] : [0, 0];
  useEffect(() => {
    const { clientWidth = 0, clientHeight = 0 } = scroller.current ?? {};
    scroller.current?.scrollTo(x - clientWidth / 2, y - clientHeight / 2);
  }, [x, y]);
  return (
    <section aria-labelledby="chart" className={css({ minWidth: '0' })}>
      <Heading level={2} size="label" id="chart">
        {address}
      </Heading>
      {scene === null ? (
        <p className={css({ color: 'ink.muted', marginBlockStart: '8' })}>
          {knownLogics.has(machine)
            ? 'A store: it only has a context, no states.'
            : 'This build doesn’t include the machine, so there’s no chart of it.'}
        </p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
        <section ref={scroller} tabIndex={0} aria-label={`Statechart of ${machine}`} className={frame}>
          <SceneDrawing
            scene={scene}
            title={`${machine} is in ${view?.value || 'its only state'}`}
            lit={view?.states ?? new Set()}
            fired={fired}
          />
        </section>
      )}
    </section>
  );
}

/** The box of the last of the states that hold no others. */
const innermost = ({ boxes }: Scene, states: ReadonlySet<string> = new Set()): Box | undefined =>
  boxes.findLast(({ id, kind }) => states.has(id) && kind !== 'compound' && kind !== 'parallel');

const frame = css({
  marginBlockStart: '8',
  overflow: 'auto',
  border: 'hairline',
  borderRadius: 'card',
  background: 'canvas',
});
