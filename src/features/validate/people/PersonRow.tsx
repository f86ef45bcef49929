import { useId } from 'react';
import type { IntakeEntry } from '#domain/intake/intake.ts';
import { hasWords, type ListedPerson, statusesOf, writtenBy } from '#machines/people/list-people.ts';
import type { PeopleListActor } from '#machines/people/people-list.machine.ts';
import { css, cva, cx } from '#styled-system/css';
import { table } from '#styled-system/recipes';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { useRights } from '#ui/rights.ts';
import { goalLabels, peopleLabels as labels, statusLabels } from './labels.ts';
import { nameOfPerson } from './name-of-person.ts';

export interface PersonRowProps {
  readonly list: PeopleListActor;
  readonly person: ListedPerson;
  readonly isSelected: boolean;
  readonly isErasing: boolean;
  readonly isOffline: boolean;
  readonly namesPage: boolean;
  /** There is no room for columns. */
  readonly isNarrow: boolean;
}

const styles = table();

/** One person: who, from where, whether they count, and what can be done about it. */
export function PersonRow(props: PersonRowProps) {
  const { list, person, isSelected, isErasing, isOffline, namesPage, isNarrow } = props;
  const { entry, page, price } = person;
  const nameId = useId();
  const mayEdit = useRights().edit;
  const name = nameOfPerson(entry);
  const select = (on: boolean) => {
    const { selected } = list.getSnapshot().context;
    const others = selected.filter((id) => id !== entry.id);
    list.send({ type: 'selection.changed', selected: on ? [...others, entry.id] : others });
  };
  const answers = [...entry.answers, ...writtenBy(entry)].filter((answer) => answer !== '');
  const rowActions = mayEdit && (
    <div className={buttons({ place: isNarrow ? 'below' : 'beside' })}>
      <Deeds
        list={list}
        person={person}
        nameId={nameId}
        erasing={isErasing ? (isOffline ? labels.erasingOffline : labels.erasing) : undefined}
      />
    </div>
  );
  const version = entry.response ? `${entry.publishedVersion}` : entry.version;
  return (
    <tr className={styles.row} data-selected={isSelected || undefined}>
      {mayEdit && (
        <td className={box}>
          <Checkbox label={labels.select(name)} isLabelHidden isSelected={isSelected} onChange={select} />
        </td>
      )}
      <th scope="row" className={cx(styles.cell, who)}>
        <span id={nameId} className={cx(css({ fontWeight: 'medium' }), entry.erased && css({ color: 'ink.muted' }))}>
          {name}
        </span>
        <Statuses entry={entry} />
        {price !== '' && (
          <span dir="auto" className={note}>
            {price}
          </span>
        )}
        {namesPage && <span className={note}>{page}</span>}
        {answers.length > 0 && (
          <span dir="auto" className={note}>
            {answers.join(' · ')}
          </span>
        )}
        {entry.note !== '' && <span className={cx(note, css({ whiteSpace: 'pre-wrap' }))}>{entry.note}</span>}
        {entry.excludedFor !== null && <span className={note}>{labels.excludedFor(entry.excludedFor)}</span>}
        {entry.ordinal === null && <span className={note}>{labels.uncounted}</span>}
        {isNarrow && (
          <span className={note}>
            {entry.source} · {labels.version(version)} · <DateDisplay at={entry.receivedAt} form="recent" />
          </span>
        )}
        {isNarrow && rowActions}
      </th>
      {!isNarrow && (
        <>
          <td className={cx(styles.cell, css({ overflowWrap: 'anywhere' }))}>{entry.source}</td>
          <td className={cx(styles.cell, css({ textStyle: 'figure' }))}>{version.toUpperCase()}</td>
          <td className={styles.cell}>
            <DateDisplay at={entry.receivedAt} form="recent" />
          </td>
        </>
      )}
      {mayEdit && !isNarrow && <td className={styles.cell}>{rowActions}</td>}
    </tr>
  );
}

function Statuses({ entry }: { readonly entry: IntakeEntry }) {
  const tones = { confirmed: 'success', excluded: 'warning' } as const;
  return (
    <span className={badges}>
      <Badge>{goalLabels[entry.goal]}</Badge>
      {statusesOf(entry)
        .filter((status) => status !== 'received')
        .map((status) => (
          <Badge key={status} tone={tones[status as keyof typeof tones] ?? 'neutral'}>
            {status === 'repeated' ? labels.repeated(entry.repeats) : statusLabels[status]}
          </Badge>
        ))}
    </span>
  );
}

interface DeedsProps extends Pick<PersonRowProps, 'list' | 'person'> {
  readonly nameId: string;
  /** Said while its erasure waits for the server. */
  readonly erasing: string | undefined;
}

function Deeds({ list, person: { pageId, entry }, nameId, erasing }: DeedsProps) {
  const entries = [{ pageId, entryId: entry.id }];
  return (
    <>
      {!entry.erased && (
        <Button
          size="small"
          variant="quiet"
          aria-describedby={nameId}
          onPress={() => list.send({ type: 'note.asked', entry: { pageId, entryId: entry.id }, note: entry.note })}
        >
          {entry.note === '' ? labels.addNote : labels.editNote}
        </Button>
      )}
      {entry.excludedFor === null ? (
        <Button
          size="small"
          variant="quiet"
          aria-describedby={nameId}
          onPress={() => list.send({ type: 'exclusion.asked', entries })}
        >
          {labels.exclude}
        </Button>
      ) : (
        <Button
          size="small"
          variant="quiet"
          aria-describedby={nameId}
          onPress={() => list.send({ type: 'entries.included', entries })}
        >
          {labels.include}
        </Button>
      )}
      {erasing !== undefined && <span className={cx(note, css({ whiteSpace: 'normal' }))}>{erasing}</span>}
      {erasing === undefined && hasWords(entry) && (
        <Button
          size="small"
          variant="quiet"
          aria-describedby={nameId}
          onPress={() => list.send({ type: 'erasure.asked', entries })}
        >
          {labels.erase}
        </Button>
      )}
    </>
  );
}

const box = css({ width: '32', verticalAlign: 'middle' });
const who = css({
  px: { base: '4', phone: '12' },
  minWidth: '0',
  fontWeight: 'text',
  overflowWrap: 'anywhere',
});
const note = css({ display: 'block', color: 'ink.muted', textStyle: 'small', overflowWrap: 'anywhere' });
const badges = css({ display: 'flex', flexWrap: 'wrap', gap: '4', marginBlock: '4' });
const buttons = cva({
  base: { display: 'flex', alignItems: 'center', gap: '4', whiteSpace: 'nowrap' },
  variants: {
    place: {
      beside: { justifyContent: 'flex-end' },
      // In line with the words above.
      below: { flexWrap: 'wrap', marginInlineStart: '[calc({spacing.12} * -1)]', marginTop: '4' },
    },
  },
});
