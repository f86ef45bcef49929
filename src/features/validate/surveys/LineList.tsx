import { ArrowUp, X } from 'lucide-react';
import type { ClipboardEvent, ReactNode } from 'react';
import type { Option } from '#domain/survey/survey.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { css } from '#styled-system/css';
import { IconButton } from '#ui/IconButton.tsx';
import { LineField } from '#ui/LineField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useTypedText } from '#ui/use-typed-text.ts';
import { fieldLabels as labels } from './labels.ts';

interface LineListProps {
  readonly words: {
    readonly title: string;
    readonly line: (n: number) => string;
    readonly add: string;
    readonly up: (label: string) => string;
    readonly remove: (label: string) => string;
  };
  readonly lines: readonly Option[];
  /** How many there may be, and how long each, in UTF-16 units. */
  readonly most: number;
  readonly longest: number;
  readonly newId: () => string;
  readonly onSet: (lines: Option[]) => void;
  /** Shown between the lines and the field for a new one. */
  readonly children?: ReactNode;
}

/** Lines that are added, renamed, moved and taken away. A line keeps its id when its words change, so that earlier answers stay with it. */
export function LineList({ words, lines, most, longest, newId, onSet, children }: LineListProps) {
  const set = (changed: readonly Option[]) => onSet(changed.map((line) => ({ ...line })));
  const add = (typed: readonly string[]) => {
    const room = Math.max(0, most - lines.length);
    const fresh = typed
      .map((line) => oneLine(line).slice(0, longest))
      .filter((label) => label !== '')
      .slice(0, room)
      .map((label) => ({ id: newId(), label }));
    const at = lines.findLastIndex(({ other }) => !other) + 1;
    if (fresh.length > 0) set(lines.toSpliced(at, 0, ...fresh));
  };
  const added = useTypedText((text) => {
    add([text]);
    return true;
  });
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain').split(/\r\n?|\n/u);
    if (pasted.filter((line) => line.trim() !== '').length < 2) return;
    event.preventDefault();
    add([added.typed ?? '', ...pasted]);
    added.type('');
  };
  return (
    <fieldset className={css({ display: 'flex', flexDirection: 'column', gap: '8', minWidth: '0' })}>
      <legend className={css({ fontWeight: 'medium', fontSize: '13', lineHeight: '20', marginBottom: '4' })}>
        {words.title}
      </legend>
      {lines.map((line, n) => (
        <div key={line.id} className={row}>
          <div className={css({ flex: '1', minWidth: '0' })}>
            <LineField
              label={words.line(n + 1)}
              isLabelHidden
              value={line.label}
              onSet={(label) => {
                const text = oneLine(label).slice(0, longest);
                set(lines.flatMap((each) => (each !== line ? [each] : text === '' ? [] : [{ ...each, label: text }])));
              }}
            />
          </div>
          {line.other && <span className={note}>{labels.otherNote}</span>}
          <IconButton
            label={words.up(line.label)}
            icon={<ArrowUp aria-hidden="true" />}
            isDisabled={n === 0}
            onPress={() => set(lines.with(n, lines[n - 1] ?? line).with(n - 1, line))}
          />
          <IconButton
            label={words.remove(line.label)}
            icon={<X aria-hidden="true" />}
            onPress={() => set(lines.filter((each) => each !== line))}
          />
        </div>
      ))}
      {children}
      <div onPaste={paste}>
        <TextField
          label={words.add}
          description={labels.addOptionHint}
          maxLength={longest}
          value={added.typed ?? ''}
          onChange={added.type}
          onBlur={added.leave}
          onKeyDown={(event) => {
            if (event.key === 'Enter') added.leave();
            else event.continuePropagation();
          }}
        />
      </div>
    </fieldset>
  );
}

const note = css({ color: 'ink.muted', fontSize: '13', lineHeight: '20' });
const row = css({ display: 'flex', alignItems: 'center', gap: '4' });
