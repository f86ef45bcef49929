import { css } from '#styled-system/css';
import type { ChangedPart } from './changed-parts.ts';
import { labels } from './labels.ts';

export interface ChangedPartsProps {
  /** The accessible name. */
  readonly label: string;
  readonly parts: readonly ChangedPart[];
}

/** So many are named; of the rest it is said how many they are. */
const named = 40;

/** In words what the strokes over the canvas show. */
export function ChangedParts({ label, parts }: ChangedPartsProps) {
  if (parts.length === 0) return <p className={css({ color: 'ink.muted' })}>{labels.noChanges}</p>;
  const rest = parts.length - named;
  return (
    <ul aria-label={label} className={list}>
      {parts.slice(0, named).map(({ id, kind, name }) => (
        <li key={id} className={row}>
          <span className={css({ color: 'ink.muted' })}>{labels.kinds[kind]}</span> {name}
        </li>
      ))}
      {rest > 0 && <li className={css({ color: 'ink.muted' })}>{labels.more(rest)}</li>}
    </ul>
  );
}

const list = css({ display: 'flex', flexDirection: 'column', gap: '4', fontSize: '14' });
const row = css({ overflowWrap: 'anywhere' });
