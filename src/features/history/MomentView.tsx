import { kindOfStream } from '#domain/log/stream-kinds.ts';
import { css } from '#styled-system/css';
import { fieldLabel, fieldText } from './field-labels.ts';
import type { HistoryWords } from './history-words.ts';
import { labels } from './labels.ts';

export interface MomentViewProps {
  readonly states: ReadonlyMap<string, unknown>;
  readonly words: HistoryWords;
}

/** Everything as it stood at a moment. */
export function MomentView({ states, words }: MomentViewProps) {
  const rows = [...states].flatMap(([stream, state]) => {
    const kind = kindOfStream(stream);
    if (!kind || state === undefined) return [];
    return Object.entries(kind.fields(state)).flatMap(([field, value]) => {
      const label = fieldLabel(field, words, kind.name === 'project');
      const isUnset = value === false || (kind.name === 'project' && value === '');
      return label === '' || isUnset
        ? []
        : [{ key: `${stream} ${field}`, label, text: fieldText(field, value, words) }];
    });
  });
  return (
    <dl aria-label={labels.asItWas} className={list}>
      {rows.map(({ key, label, text }) => (
        <div key={key}>
          <dt className={term}>{label}</dt>
          <dd className={definition}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const list = css({ display: 'flex', flexDirection: 'column', gap: '12' });
const term = css({ textStyle: 'caption', color: 'ink.muted' });
const definition = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
