import { hasWords, type ListedPerson } from '#machines/people/list-people.ts';
import type { PeopleListActor } from '#machines/people/people-list.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { peopleLabels as labels } from './labels.ts';

export interface PeopleBulkProps {
  readonly list: PeopleListActor;
  readonly chosen: readonly ListedPerson[];
}

const refs = (people: readonly ListedPerson[]) => people.map(({ pageId, entry }) => ({ pageId, entryId: entry.id }));

/** Actions on all selected people, each as one change. */
export function PeopleBulk({ list, chosen }: PeopleBulkProps) {
  const counting = chosen.filter(({ entry }) => entry.excludedFor === null);
  const excluded = chosen.filter(({ entry }) => entry.excludedFor !== null);
  const erasable = chosen.filter(({ entry }) => hasWords(entry));
  return (
    <div role="toolbar" aria-label={labels.selected(chosen.length)} className={bar}>
      <p role="status" className={css({ fontWeight: 'medium', marginInlineEnd: '8' })}>
        {labels.selected(chosen.length)}
      </p>
      {counting.length > 0 && (
        <Button size="small" onPress={() => list.send({ type: 'exclusion.asked', entries: refs(counting) })}>
          {labels.excludeMany(counting.length)}
        </Button>
      )}
      {excluded.length > 0 && (
        <Button size="small" onPress={() => list.send({ type: 'entries.included', entries: refs(excluded) })}>
          {labels.includeMany(excluded.length)}
        </Button>
      )}
      {erasable.length > 0 && (
        <Button size="small" onPress={() => list.send({ type: 'erasure.asked', entries: refs(erasable) })}>
          {labels.eraseMany(erasable.length)}
        </Button>
      )}
    </div>
  );
}

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8',
  padding: '8',
  paddingInlineStart: '16',
  border: 'hairline',
  borderRadius: 'card',
  background: 'surface',
});
