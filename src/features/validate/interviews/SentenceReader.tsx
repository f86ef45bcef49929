import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Direction } from '#domain/ledger/ledger.ts';
import type { Sentence } from '#domain/transcript/transcript.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Keys } from '#ui/Keys.tsx';
import { Select } from '#ui/Select.tsx';
import { VirtualRows } from '#ui/VirtualRows.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { labels, markLabels } from './labels.ts';
import { MarkWord } from './QuoteList.tsx';

export interface SentenceReaderProps {
  /** In order. */
  readonly sentences: readonly Sentence[];
  /** To choose from, and the one that sentences are marked for. */
  readonly assumptions: readonly { readonly id: string; readonly text: string }[];
  readonly assumptionId: string | null;
  readonly onAssumption: (id: string) => void;
  /** Mark of the sentence with that number, for the chosen assumption. The same function while no mark changes. */
  readonly markOf: (sentence: number) => Direction | undefined;
  readonly onMark: (sentence: number, mark: Direction | 'none') => void;
  /** The mark that was pressed last, to be announced. */
  readonly pressed: Direction | 'none' | null;
  /** Says what a mark changes and what it does not, if that is not said elsewhere. */
  readonly note?: string;
  /** Above the sentences: whether they stay. */
  readonly keeping?: ReactNode;
}

interface Line {
  readonly n: number;
  readonly speaker: string | null;
  readonly text: string;
}

const marks = [1, -1, 0] as const;
const keyOfMark: Readonly<Record<Direction, string>> = { '1': '1', '-1': '2', '0': '3' };
const markOfKey: Readonly<Record<string, Direction | 'none'>> = {
  '1': 1,
  '2': -1,
  '3': 0,
  '0': 'none',
  Backspace: 'none',
  Delete: 'none',
};

const idOf = ({ n }: Line) => String(n);

/** Sentences to walk through; a digit marks the one that has the focus, the buttons do the same for fingers. */
export function SentenceReader(props: SentenceReaderProps) {
  const { sentences, assumptions, assumptionId, onAssumption, markOf, onMark, pressed, note, keeping } = props;
  const [current, setCurrent] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => sentences.map((sentence, n): Line => ({ n, ...sentence })), [sentences]);
  const nameOf = useMemo(
    () =>
      ({ n, speaker, text }: Line) =>
        labels.reader.named(markOf(n), speaker, text),
    [markOf],
  );
  const press = (sentence: number, mark: Direction | 'none') => {
    setCurrent(sentence);
    onMark(sentence, mark);
  };
  useEffect(() => {
    // The list hands it on to its first row as soon as that is drawn.
    frame.current?.querySelector<HTMLElement>('[role=grid]')?.focus();
  }, []);
  return (
    <div className={column}>
      <Select
        label={labels.reader.assumption}
        options={assumptions.map(({ id, text }) => ({ value: id, label: text }))}
        value={assumptionId}
        onChange={onAssumption}
      />
      <fieldset className={bar}>
        <VisuallyHidden>
          <legend>{labels.reader.marks}</legend>
        </VisuallyHidden>
        {marks.map((mark) => (
          <Button
            key={mark}
            size="small"
            variant={markOf(current) === mark ? 'primary' : 'secondary'}
            aria-pressed={markOf(current) === mark}
            onPress={() => press(current, mark)}
          >
            {markLabels[mark]} <Keys keys={[keyOfMark[mark]]} isHint />
          </Button>
        ))}
        <Button size="small" variant="quiet" onPress={() => press(current, 'none')}>
          {labels.reader.unmark}
        </Button>
      </fieldset>
      <p className={css({ color: 'ink.muted', textStyle: 'small' })}>
        <span className={css({ display: { tabletDown: 'none', _coarse: 'none' } })}>{labels.reader.hint}</span>
        <span className={css({ display: { base: 'none', tabletDown: 'inline', _coarse: 'inline' } })}>
          {labels.reader.touchHint}
        </span>
        {note !== undefined && ` ${note}`}
      </p>
      {keeping}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are heard on their way to the rows in it */}
      <div
        ref={frame}
        role="presentation"
        className={list}
        onFocus={({ target }) => {
          const row = rowAt(target);
          if (row !== undefined) setCurrent(row);
        }}
        onKeyDownCapture={(event) => {
          const [mark, row] = [markOfKey[event.key], rowAt(event.target)];
          if (mark === undefined || row === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
          event.preventDefault();
          event.stopPropagation();
          press(row, mark);
        }}
      >
        <VirtualRows
          label={labels.reader.sentences}
          look="texts"
          items={lines}
          idOf={idOf}
          nameOf={nameOf}
          onOpen={(id) => setCurrent(Number(id))}
        >
          {({ n, speaker, text }) => {
            const mark = markOf(n);
            return (
              <span className={line} data-current={n === current || undefined}>
                <span className={css({ flex: '1', minWidth: '0', overflowWrap: 'anywhere' })}>
                  {speaker !== null && <strong className={css({ fontWeight: 'strong' })}>{speaker}: </strong>}
                  <span dir="auto">{text}</span>
                </span>
                {mark !== undefined && <MarkWord mark={mark} />}
              </span>
            );
          }}
        </VirtualRows>
      </div>
      <VisuallyHidden>
        <span role="status">{pressed === null ? '' : labels.reader.marked(pressed)}</span>
      </VisuallyHidden>
    </div>
  );
}

/** The sentence of a row, counted from 0. */
function rowAt(target: EventTarget): number | undefined {
  const row = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-row]')?.dataset['row'] : undefined;
  return row === undefined ? undefined : Number(row);
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '12', minHeight: '0' });
const bar = css({ display: 'flex', flexWrap: 'wrap', gap: '8' });
/** The sentence that the buttons mark is seen also while they have the focus. */
const line = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: '12',
  minWidth: '0',
  width: 'full',
  paddingInlineStart: '12',
  borderInlineStartWidth: 'thick',
  borderInlineStartStyle: 'solid',
  borderInlineStartColor: {
    base: 'transparent',
    _current: 'brand',
    _forcedColors: { base: '[Canvas]', _current: '[Highlight]' },
  },
});
const list = css({
  border: 'control',
  borderRadius: 'control',
  overflow: 'hidden',
});
