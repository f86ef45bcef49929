import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { partOf } from '#domain/log/parts.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { changesSince } from '#domain/page/changes-since.ts';
import { type Page, type PublishedVersion, pageStreamOf } from '#domain/page/page.ts';
import { changeTitle } from '#features/history/change-title.ts';
import ChangesDialog, { type ToldChange } from '#features/page-builder/ChangesDialog.tsx';
import { blockName } from '#features/page-builder/outline-rows.ts';
import { useStreamHistory } from '../use-stream-history.tsx';

export interface PageChangesProps {
  readonly page: Page;
  readonly published: PublishedVersion;
  readonly onHistory: () => void;
  readonly onClose: () => void;
}

/** Lists the changes of a page since it was published, from the log. */
export function PageChanges({ page, published, onHistory, onClose }: PageChangesProps) {
  const { history, timeline, words, pending } = useStreamHistory(pageStreamOf(page.id));
  const isOpen = useSelector(history, (snapshot) => snapshot.hasTag('readable'));
  const isMissing = useSelector(history, (snapshot) => snapshot.matches('unavailable'));
  const told = useMemo(
    () =>
      changesSince(timeline.changes, published).map(
        (change): ToldChange => ({
          id: change.changeId,
          title: changeTitle(change, words),
          about: namesOf(page, change.facts),
          at: change.at,
          doer: words.doer(change.by),
        }),
      ),
    [timeline, published, page, words],
  );
  return (
    <ChangesDialog
      changes={isOpen ? told : isMissing ? 'missing' : null}
      pending={pending}
      onHistory={onHistory}
      onClose={onClose}
    />
  );
}

/** The blocks that facts are about, as they are called now. */
function namesOf({ blocks }: Page, facts: readonly RecordedEvent[]): string {
  const ids = facts.flatMap(({ data }) => {
    const { block, blocks: several } = data as { readonly block?: unknown; readonly blocks?: unknown };
    const listed = Array.isArray(several) ? several.map((each) => (typeof each === 'object' ? each?.id : each)) : [];
    return [block, ...listed].filter((id) => typeof id === 'string');
  });
  const names = [...new Set(ids)].flatMap((id) => {
    const found = partOf(blocks, id);
    return found ? [blockName(found)] : [];
  });
  return names.length > most ? `${names.slice(0, most).join(', ')}…` : names.join(', ');
}

const most = 3;
