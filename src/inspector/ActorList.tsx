import type { Timeline } from '#machines/inspector/timeline.ts';
import type { InspectorActor } from '#machines/shell/inspector.machine.ts';
import { css } from '#styled-system/css';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Heading } from '#ui/Heading.tsx';
import { ActorRow } from './ActorRow.tsx';
import { useInspector } from './use-inspector.ts';

export interface ActorListProps {
  readonly inspector: InspectorActor;
  readonly timeline: Timeline;
}

/** Every actor that had started by then, under the one that started it, with the state it is in. */
export function ActorList({ inspector, timeline }: ActorListProps) {
  const { at, actor } = useInspector(inspector).context;
  const rows = timeline.actorsAt(at).map(({ address }) => {
    const state = timeline.stateAt(address, at);
    return {
      isOver: state !== null && state.status !== 'active',
      row: (
        <ActorRow
          key={address}
          address={address}
          state={state}
          isChosen={address === actor}
          onChoose={() => inspector.send({ type: 'actor.chosen', actor: address })}
        />
      ),
    };
  });
  const present = rows.filter(({ isOver }) => !isOver);
  const past = rows.filter(({ isOver }) => isOver);
  return (
    <section aria-labelledby="actors">
      <Heading level={2} size="label" id="actors">
        Actors
      </Heading>
      <ul className={list}>{present.map(({ row }) => row)}</ul>
      {past.length > 0 && (
        <Disclosure summary={`${past.length} finished`}>
          <ul className={list}>{past.map(({ row }) => row)}</ul>
        </Disclosure>
      )}
    </section>
  );
}

const list = css({ display: 'flex', flexDirection: 'column', marginBlock: '8' });
