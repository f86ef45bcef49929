import { useActorRef, useSelector } from '@xstate/react';
import { Maximize, Minus, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { seenBox } from '#domain/canvas/camera.ts';
import type { Box } from '#domain/canvas/canvas-node.ts';
import { cameraMachine } from '#machines/canvas/camera.machine.ts';
import { holdViewMachine } from '#machines/canvas/hold-view.machine.ts';
import { css, cx } from '#styled-system/css';
import { IconButton } from '#ui/IconButton.tsx';
import { hearHand } from './hear-hand.ts';
import { labels } from './labels.ts';

export interface SharedStageProps {
  readonly title: string;
  readonly box: Box;
  /** Within an SVG, in scene units. */
  readonly children: ReactNode;
}

const zoomStep = 1.25;
/** A phone has no room to give away around what is to be read. */
const margin = { marginPx: 16 } as const;

/** A drawing to be looked at: as a whole while there is no script, then moved by hand, by keys and by buttons. */
export function SharedStage({ title, box, children }: SharedStageProps) {
  const ground = useRef<HTMLElement>(null);
  const actor = useActorRef(cameraMachine, {
    input: { camera: { x: box.x, y: box.y, zoom: 1 }, viewport: { width: 0, height: 0 }, isStill: true },
  });
  const hand = useActorRef(holdViewMachine.provide({ actions: { tell: (_, { report }) => actor.send(report) } }));
  const { camera, viewport } = useSelector(actor, (snapshot) => snapshot.context);
  const isLive = viewport.width > 0;
  const fit = () => actor.send({ type: 'box.fitted', box, ...margin });
  const { x, y, width, height } = box;

  useEffect(() => {
    const element = ground.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => {
      actor.send({ type: 'viewport.changed', viewport: { width: element.clientWidth, height: element.clientHeight } });
      actor.send({ type: 'box.fitted', box: { x, y, width, height }, ...margin });
    });
    sizes.observe(element);
    const stop = hearHand(element, { camera: actor, hand });
    return () => {
      sizes.disconnect();
      stop();
    };
  }, [actor, hand, x, y, width, height]);

  const seen = isLive ? seenBox(camera, viewport) : box;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is moved by keys must be reached by them */}
      <figure ref={ground} aria-label={title} tabIndex={0} className={cx(stage, isLive && held)}>
        <svg
          className={isLive ? whole : natural}
          viewBox={`${seen.x} ${seen.y} ${seen.width} ${seen.height}`}
          width={Math.round(box.width)}
          height={Math.round(box.height)}
        >
          <title>{title}</title>
          {children}
        </svg>
      </figure>
      {isLive && (
        <div className={bar}>
          <p className={hint}>{labels.page.hint}</p>
          <IconButton
            label={labels.page.zoomOut}
            size="small"
            icon={<Minus aria-hidden="true" />}
            onPress={() => actor.send({ type: 'zoom.stepped', factor: 1 / zoomStep })}
          />
          <IconButton label={labels.page.showAll} size="small" icon={<Maximize aria-hidden="true" />} onPress={fit} />
          <IconButton
            label={labels.page.zoomIn}
            size="small"
            icon={<Plus aria-hidden="true" />}
            onPress={() => actor.send({ type: 'zoom.stepped', factor: zoomStep })}
          />
        </div>
      )}
    </>
  );
}

const stage = css({
  aspectRatio: { base: 'square', tablet: 'wide' },
  width: 'full',
  maxHeight: 'screen',
  overflow: 'auto',
});
const held = css({ overflow: 'hidden', cursor: 'grab', touchAction: 'none', _active: { cursor: 'grabbing' } });
/** Natural size on a phone, where it would be too small to read otherwise. */
const natural = css({
  display: 'block',
  maxWidth: { tablet: 'full' },
  height: 'auto',
  marginInline: 'auto',
  fontFamily: 'text',
});
const whole = css({ display: 'block', width: 'full', height: 'full', fontFamily: 'text', userSelect: 'none' });
const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  borderTop: 'hairline',
  paddingInline: '12',
  paddingBlock: '4',
  background: 'surface',
});
const hint = css({ flex: '1', color: 'ink.muted', textStyle: 'caption' });
