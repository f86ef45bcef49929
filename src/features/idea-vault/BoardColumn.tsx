import { type ReactNode, useMemo, useRef } from 'react';
import type { Idea, IdeaStatus } from '#domain/idea/idea.ts';
import type { Criterion } from '#domain/vault/vault.ts';
import type { CardLandingActor } from '#machines/canvas/card-landing.machine.ts';
import type { Workspace } from '#machines/sync/workspace.store.ts';
import type { IdeaVaultActor } from '#machines/vault/idea-vault.machine.ts';
import type { EvidenceOfIdeas } from '#machines/vault/select-evidence.ts';
import { css } from '#styled-system/css';
import { StatusWord } from '#ui/StatusWord.tsx';
import { type RowDrop, useRowDrag } from '#ui/use-row-drag.ts';
import { VirtualRows } from '#ui/VirtualRows.tsx';
import { dropPlaces } from './drop-places.ts';
import { IdeaCard } from './IdeaCard.tsx';
import { IdeaMenu } from './IdeaMenu.tsx';
import { labels, statusLabels } from './labels.ts';
import { movesOf } from './moves-of.ts';
import { statusSigns } from './status-signs.ts';

export interface BoardColumnProps {
  readonly status: IdeaStatus;
  /** By hand. */
  readonly ideas: readonly Idea[];
  /** In this column and in others. */
  readonly chosen: readonly Idea[];
  readonly vault: IdeaVaultActor;
  readonly landing: CardLandingActor;
  readonly workspace: Workspace;
  readonly criteria: readonly Criterion[];
  readonly evidence: EvidenceOfIdeas;
  /** ISO 8601. */
  readonly now: string;
  /** Marks the idea to look at next. */
  readonly flagOf: (idea: Idea) => ReactNode;
}

const nobody: ReadonlySet<string> = new Set();
const dragType = 'application/x-groundwork-idea';

export function BoardColumn(props: BoardColumnProps) {
  const { status, ideas, chosen, vault, landing, workspace, criteria, evidence, now, flagOf } = props;
  const arrived = useRef<ReadonlySet<string>>(nobody);
  const drop = (dropped: RowDrop) => {
    const { ids } = dropped;
    const isChosen = chosen.some(({ id }) => ids.includes(id));
    arrived.current = isChosen ? nobody : new Set(ids.filter((id) => !ideas.some((idea) => idea.id === id)));
    const places = dropPlaces(status, ideas, dropped);
    if (places.length > 0) vault.send({ type: 'ideas.changed', ids, change: { kind: 'placed', places } });
  };
  const here = useMemo(() => chosen.filter((idea) => idea.status === status).map(({ id }) => id), [chosen, status]);
  const choose = (ids: readonly string[]) => {
    const elsewhere = chosen.filter((idea) => idea.status !== status).map(({ id }) => id);
    const selected = [...elsewhere, ...ids];
    // A list selects by itself what is dropped into it, to show that it came.
    const hasLanded = ids.length > 0 && ids.every((id) => arrived.current.has(id));
    arrived.current = nobody;
    vault.send({ type: 'selection.changed', selected });
    if (hasLanded) landing.send({ type: 'cards.landed', ids });
  };
  const drag = useRowDrag({ type: dragType, onDrop: drop });
  return (
    <div className={column}>
      <h2 className={heading}>
        <StatusWord sign={statusSigns[status]}>{statusLabels[status]}</StatusWord>
        <span className={css({ textStyle: 'figure.small', color: 'ink.muted' })}>{ideas.length}</span>
      </h2>
      <div className={frame}>
        <VirtualRows
          label={statusLabels[status]}
          look="cards"
          items={ideas}
          idOf={({ id }) => id}
          nameOf={({ title }) => title}
          dependencies={[criteria, now, ideas]}
          onOpen={(id) => vault.send({ type: 'idea.visited', id })}
          drag={drag}
          selected={here}
          onSelect={choose}
          empty={labels.row.emptyColumn}
        >
          {(idea) => (
            <>
              <IdeaCard
                idea={idea}
                criteria={criteria}
                evidence={evidence.get(idea.id)}
                now={now}
                flag={flagOf(idea)}
              />
              <span className={menu}>
                <IdeaMenu
                  idea={idea}
                  vault={vault}
                  workspace={workspace}
                  onCompare={() => vault.send({ type: 'selection.changed', selected: [idea.id] })}
                  onMove={movesOf(vault, ideas, idea)}
                />
              </span>
            </>
          )}
        </VirtualRows>
      </div>
    </div>
  );
}

const column = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: '0',
  padding: '8',
  borderRadius: 'card',
  background: 'surface.sunken',
  scrollSnapAlign: 'start',
});
const heading = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', paddingBottom: '8' });
// Beside the sign by which the card is dragged.
const menu = css({
  position: 'absolute',
  bottom: '4',
  insetInlineEnd: { base: '[calc({sizes.toolbar} + {spacing.4})]', _coarse: '[calc({sizes.touch} + {spacing.4})]' },
});
const frame = css({
  containerType: 'inline-size',
  // While cards are selected there is room for what can be done with them.
  height: '[calc({sizes.screen} - {sizes.192} - {sizes.192} - {sizes.aboveBar})]',
  minHeight: 'card',
});
