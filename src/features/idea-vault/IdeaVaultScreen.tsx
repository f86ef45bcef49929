import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Idea } from '#domain/idea/idea.ts';
import { isNarrowed as isNarrowedBy } from '#domain/vault/idea-query.ts';
import type { CardLandingActor } from '#machines/canvas/card-landing.machine.ts';
import type { Workspace } from '#machines/sync/workspace.store.ts';
import type { IdeaCaptureActor } from '#machines/vault/idea-capture.machine.ts';
import { type IdeaVaultActor, selectIsNarrowed, withoutNarrowing } from '#machines/vault/idea-vault.machine.ts';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { useRights } from '#ui/rights.ts';
import { BulkBar } from './BulkBar.tsx';
import { CaptureLine } from './CaptureLine.tsx';
import { EmptyList } from './EmptyList.tsx';
import { focusRow } from './focus-row.ts';
import { IdeaBoard } from './IdeaBoard.tsx';
import { IdeaTable } from './IdeaTable.tsx';
import { labels } from './labels.ts';
import { ResultLine } from './ResultLine.tsx';
import { SyncNote } from './SyncNote.tsx';
import { useVaultList } from './use-vault-list.ts';
import { VaultToolbar } from './VaultToolbar.tsx';

export interface IdeaVaultScreenProps {
  readonly capture: IdeaCaptureActor;
  readonly vault: IdeaVaultActor;
  readonly landing: CardLandingActor;
  readonly workspace: Workspace;
  readonly isOffline: boolean;
  readonly newId: () => string;
  /** ISO 8601. */
  readonly now: string;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  /** Other actions on the vault. */
  readonly tools: ReactNode;
  /** Refused changes. */
  readonly notices: ReactNode;
  /** Marks the idea to look at next. */
  readonly flagOf: (idea: Idea) => ReactNode;
  /** Where it came from, or what it became, in one line; null for most. */
  readonly pivotOf: (idea: Idea) => ReactNode;
  /** The way to an example, for an empty vault. */
  readonly offer: ReactNode;
  /** Overlays: the dialogs and panels over the vault. */
  readonly children: ReactNode;
}

export function IdeaVaultScreen(props: IdeaVaultScreenProps) {
  const { capture, vault, landing, workspace, isOffline, now } = props;
  const list = useVaultList(vault, workspace, now);
  const view = useSelector(vault, ({ context }) => context.view);
  const isNarrowed = useSelector(vault, selectIsNarrowed);
  const selected = useSelector(vault, ({ context }) => context.selected);
  const landed = useSelector(landing, ({ context }) => context.ids);
  const pendingCount = useAtom(workspace.pendingCount);
  const unkeptCount = useAtom(workspace.unkeptCount);
  const isComplete = useAtom(workspace.isComplete);
  const { listed, total, query } = list;
  const chosen = useMemo(() => {
    const ids = new Set(selected);
    return ids.size === 0 ? [] : listed.filter(({ id }) => ids.has(id));
  }, [selected, listed]);
  const { edit: mayEdit } = useRights();
  const heading = useRef<HTMLHeadingElement>(null);
  const isEmpty = listed.length === 0;
  const isNoneChosen = chosen.length === 0;
  const before = useRef({ isEmpty, isNoneChosen, isNarrowed });
  useEffect(() => {
    // The row that had the focus was the last one, or the tools for the chosen ideas or the way back to all went with it.
    const { current: was } = before;
    const hasLost = (isEmpty && !was.isEmpty) || (isNoneChosen && !was.isNoneChosen) || (!isNarrowed && was.isNarrowed);
    if (hasLost && document.activeElement === document.body) heading.current?.focus();
    before.current = { isEmpty, isNoneChosen, isNarrowed };
  }, [isEmpty, isNoneChosen, isNarrowed]);
  const clear = () => vault.send({ type: 'query.changed', change: withoutNarrowing });
  const empty = (
    <EmptyList
      isComplete={isComplete}
      isOffline={isOffline}
      archived={query.isArchived}
      isOnlyStale={query.isStale && !isNarrowedBy({ ...query, isStale: false })}
      onClear={isNarrowed && total > 0 ? clear : undefined}
      offer={props.offer}
    />
  );
  return (
    <section className={css({ display: 'flex', flexDirection: 'column', gap: '12' })}>
      <header className={head}>
        <Heading ref={heading} level={1}>
          {labels.heading}
        </Heading>
        <span className={css({ display: 'flex', flexWrap: 'wrap', gap: '8' })}>{mayEdit && props.tools}</span>
      </header>
      {!query.isArchived && mayEdit && (
        <CaptureLine capture={capture} newId={props.newId} onLeave={() => focusRow() || heading.current?.focus()} />
      )}
      <SyncNote isOffline={isOffline} pendingCount={pendingCount} unkeptCount={unkeptCount} />
      {props.notices}
      {(total > 0 || isNarrowed) && (
        <>
          <VaultToolbar actor={vault} list={list} searchRef={props.searchRef} />
          <ResultLine actor={vault} count={listed.length} total={total} />
        </>
      )}
      {listed.length === 0 && empty}
      {listed.length > 0 && !isComplete && empty}
      {listed.length > 0 &&
        (view === 'board' ? (
          <IdeaBoard
            vault={vault}
            landing={landing}
            workspace={workspace}
            list={list}
            chosen={chosen}
            now={now}
            flagOf={props.flagOf}
          />
        ) : (
          <IdeaTable
            vault={vault}
            workspace={workspace}
            list={list}
            now={now}
            flagOf={props.flagOf}
            pivotOf={props.pivotOf}
          />
        ))}
      {mayEdit && chosen.some(({ id }) => !landed.includes(id)) && (
        <BulkBar actor={vault} chosen={chosen} listed={listed} isArchived={query.isArchived} />
      )}
      {props.children}
    </section>
  );
}

const head = css({
  display: 'flex',
  flexWrap: { base: 'nowrap', tablet: 'wrap' },
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8',
});
