import type { Timeline } from '#machines/inspector/timeline.ts';
import type { InspectorActor } from '#machines/shell/inspector.machine.ts';
import { css, cx } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useInspector } from './use-inspector.ts';

export interface EventLogProps {
  readonly inspector: InspectorActor;
  readonly timeline: Timeline;
}

/** So many are listed; the filter and the time bar lead to the others. */
const listed = 200;

/** Events up to the chosen time, the newest first. */
export function EventLog({ inspector, timeline }: EventLogProps) {
  const { at, filter, count } = useInspector(inspector).context;
  const wanted = filter.trim().toLowerCase();
  const entries = timeline
    .entriesAt(count)
    .filter(({ type, actor }) => `${actor} ${type}`.toLowerCase().includes(wanted))
    .slice(-listed)
    .reverse();
  return (
    <section aria-labelledby="events" className={css({ display: 'flex', flexDirection: 'column', gap: '8' })}>
      <Heading level={2} size="label" id="events">
        Events
      </Heading>
      <TextField
        label="Filter events"
        isLabelHidden
        placeholder="An actor or an event"
        value={filter}
        onChange={(text) => inspector.send({ type: 'filter.changed', text })}
      />
      <ol className={list}>
        {entries.map(({ n, type, actor, source, isUnheard }) => (
          <li key={n}>
            <button
              type="button"
              aria-current={n + 1 === at}
              className={cx(row, n + 1 === at && chosen, n + 1 > at && later)}
              onClick={() => {
                inspector.send({ type: 'actor.chosen', actor });
                inspector.send({ type: 'time.set', count: n + 1 });
              }}
            >
              <span className={number}>{n + 1}</span>
              <span className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>
                {type}
                {isUnheard && ' (arrived too late)'}
                <span className={quiet}>
                  {source === null ? '' : `${source} → `}
                  {actor}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
      {entries.length === 0 && <p className={quiet}>No matching events.</p>}
    </section>
  );
}

const list = css({
  maxHeight: 'sheet',
  overflow: 'auto',
  border: 'hairline',
  borderRadius: 'card',
  background: 'surface',
});
const row = css({
  display: 'flex',
  gap: '8',
  width: 'full',
  paddingBlock: '4',
  paddingInline: '8',
  textAlign: 'start',
  textStyle: 'small',
  cursor: 'pointer',
  borderBottom: 'hairline',
  _hover: { background: 'hover' },
});
const chosen = css({ background: 'brand.tint' });
const later = css({ color: 'ink.muted' });
const number = css({ textStyle: 'figure.small', color: 'ink.muted', minWidth: '32', textAlign: 'end' });
const quiet = css({ display: 'block', textStyle: 'figure.small', color: 'ink.muted' });
