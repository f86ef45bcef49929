import type { Timeline } from '#machines/inspector/timeline.ts';
import { viewOf } from '#machines/inspector/view-of.ts';
import type { InspectorActor } from '#machines/inspector.machine.ts';
import { css, cx } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { useInspector } from './use-inspector.ts';

export interface ActorListProps {
  readonly inspector: InspectorActor;
  readonly timeline: Timeline;
}

/** Every actor that had started by then, under the one that started it, with the state it is in. */
export function ActorList({ inspector, timeline }: ActorListProps) {
  const { at, actor } = useInspector(inspector).context;
  return (
    <section aria-labelledby="actors">
      <Heading level={2} size="label" id="actors">
        Actors
      </Heading>
      <ul className={list}>
        {timeline.actorsAt(at).map(({ address }) => {
          const state = timeline.stateAt(address, at);
          const view = state && viewOf(state);
          const isOver = view !== null && view.status !== 'active';
          const depth = address.split('/').length - 1;
          return (
            <li key={address} className={depth > 0 ? inner : undefined}>
              <button
                type="button"
                aria-pressed={address === actor}
                className={cx(row, address === actor && chosen)}
                onClick={() => inspector.send({ type: 'actor.chosen', actor: address })}
              >
                <span className={css({ fontWeight: 'medium' })}>{address.split('/').at(-1)}</span>
                <span className={quiet}>{isOver ? view.status : view?.value}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const list = css({ display: 'flex', flexDirection: 'column', marginBlockStart: '8' });
const inner = css({ paddingInlineStart: '16' });
const row = css({
  display: 'flex',
  flexDirection: 'column',
  width: 'full',
  paddingBlock: '4',
  paddingInline: '8',
  borderRadius: 'control',
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  _hover: { background: 'hover' },
});
const chosen = css({ background: 'brand.tint' });
const quiet = css({ textStyle: 'figure.small', color: 'ink.muted' });
