import type { Timeline } from '#machines/inspector/timeline.ts';
import type { InspectorActor } from '#machines/shell/inspector.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { RangeField } from '#ui/RangeField.tsx';
import { useInspector } from './use-inspector.ts';

export interface TimeBarProps {
  readonly inspector: InspectorActor;
  readonly timeline: Timeline;
}

/** From the first event that is kept to the newest. */
export function TimeBar({ inspector, timeline }: TimeBarProps) {
  const { value, context } = useInspector(inspector);
  const { at, count, source } = context;
  const first = timeline.dropped;
  const go = (to: number) => inspector.send({ type: 'time.set', count: to });
  const entry = timeline.entryBefore(at);
  return (
    <section aria-label="Time" className={bar}>
      <div className={css({ flex: '1', minWidth: 'popover' })}>
        <RangeField
          label="Moment"
          value={at}
          onChange={go}
          min={first}
          max={Math.max(count, first)}
          format={(moment) =>
            entry ? `after event ${moment}, ${(entry.at / 1000).toFixed(1)} s` : 'before the first event'
          }
        />
      </div>
      <Button size="small" isDisabled={at <= first} onPress={() => go(at - 1)}>
        Step back
      </Button>
      <Button size="small" isDisabled={at >= count} onPress={() => go(at + 1)}>
        Step forward
      </Button>
      {source === 'tab' && (
        <Button
          size="small"
          isDisabled={value.time === 'following'}
          onPress={() => inspector.send({ type: 'time.followed' })}
        >
          Follow
        </Button>
      )}
      {first > 0 && (
        <p className={css({ color: 'ink.muted', textStyle: 'small' })}>The first {first} events are no more kept.</p>
      )}
    </section>
  );
}

const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '8' });
