import { type FormEvent, useRef, useState } from 'react';
import type { Idea } from '#domain/idea/idea.ts';
import { type Lens, ledgerLimits, lenses } from '#domain/ledger/ledger.ts';
import { type DraftedAssumption, draftAssumptions, textOfDraft } from '#domain/next-step/drafted-assumptions.ts';
import type { StateAssumptionActor } from '#machines/validate/state-assumption.machine.ts';
import { css, cx } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Heading } from '#ui/Heading.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useLostFocus } from '#ui/use-lost-focus.ts';
import { emptyLabels as labels } from './labels.ts';

export interface BlankSentencesProps {
  readonly idea: Idea;
  /** Lenses that have an assumption already: one of each kind is enough. */
  readonly stated: readonly Lens[];
  /** How many were stated, those that were retired among them. */
  readonly count: number;
  readonly line: StateAssumptionActor;
  readonly newId: () => string;
  /** One line that opens, below a list that has begun. */
  readonly isFolded: boolean;
  /** The last one that had the focus is completed. */
  readonly onCompleted: () => void;
}

/** Three sentences to complete, of which each idea consists; those that are left, once one is. */
export function BlankSentences(props: BlankSentencesProps) {
  const { idea, stated, count, line, newId, isFolded, onCompleted } = props;
  const sheetOf = useRef<HTMLDivElement>(null);
  const left = count < lenses.length ? draftAssumptions(idea).filter(({ lens }) => !stated.includes(lens)) : [];
  useLostFocus(sheetOf, () => {
    const next = sheetOf.current?.querySelector('input');
    if (next) next.focus();
    else onCompleted();
  });
  if (left.length === 0) return null;
  const forms = (
    <>
      <p className={css({ color: 'ink.muted' })}>{labels.text}</p>
      {left.map((sentence) => (
        <OneSentence
          key={sentence.lens}
          sentence={sentence}
          onComplete={(text) =>
            line.send({
              type: 'sentence.completed',
              text,
              lens: sentence.lens,
              importance: 5,
              critical: true,
              assumptionId: newId(),
            })
          }
        />
      ))}
    </>
  );
  if (isFolded) {
    return (
      <div ref={sheetOf}>
        <Disclosure summary={labels.title(left.length)}>
          <div className={stack}>{forms}</div>
        </Disclosure>
      </div>
    );
  }
  return (
    <section ref={sheetOf} className={cx(stack, sheet)}>
      <Heading level={2}>{labels.title(left.length)}</Heading>
      {forms}
    </section>
  );
}

interface OneSentenceProps {
  readonly sentence: DraftedAssumption;
  readonly onComplete: (text: string) => void;
}

function OneSentence({ sentence, onComplete }: OneSentenceProps) {
  const { lens, start, end } = sentence;
  const [words, setWords] = useState(sentence.words);
  const { label, placeholder } = labels.blanks[lens];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() !== '') onComplete(textOfDraft(sentence, words.trim()));
  };
  return (
    <form onSubmit={submit} className={form}>
      {start !== '' && <span className={fixed}>{start}</span>}
      <div className={css({ flex: '1', minWidth: '160' })}>
        <TextField
          label={label}
          autoComplete="off"
          enterKeyHint="done"
          maxLength={ledgerLimits.text - textOfDraft(sentence, '').length - 1}
          placeholder={placeholder}
          value={words}
          onChange={setWords}
        />
      </div>
      {end !== '' && <span className={fixed}>{end}</span>}
      <Button type="submit">{labels.add}</Button>
    </form>
  );
}

const stack = css({ display: 'flex', flexDirection: 'column', gap: '16' });
const sheet = css({
  layerStyle: 'surveyGrid',
  padding: { base: '16', tablet: '32' },
  border: 'hairline',
  borderRadius: 'card',
});
const form = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '8', maxWidth: 'sheet' });
const fixed = css({ textStyle: 'reading', paddingBlock: '8' });
