import { useSelector } from '@xstate/react';
import { Quote } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { PipeNames } from '#domain/survey/pipes.ts';
import { asks, canBePiped, type Question, surveyLimits } from '#domain/survey/survey.ts';
import type { QuestionTextActor } from '#machines/survey/question-text.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { fieldLabels as labels } from './labels.ts';
import { QuestionSearch } from './QuestionSearch.tsx';

export interface QuestionTextFieldProps {
  readonly question: Question;
  readonly questions: readonly Question[];
  /** Questions that a text may still stand for an answer to. */
  readonly removed: readonly Question[];
  readonly field: 'title' | 'help';
  readonly text: QuestionTextActor;
}

const most = { title: surveyLimits.question, help: surveyLimits.help } as const;

/** A text of a question, with a way to the answers given before it. */
export function QuestionTextField({ question, questions, removed, field, text }: QuestionTextFieldProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const [isInserting, setInserting] = useState(false);
  const { place, draft, theirs } = useSelector(text, ({ context }) => context);
  const isTyped = place?.question === question.id && place.field === field;
  const isConflicting = useSelector(text, (snapshot) => snapshot.matches({ open: 'conflicting' })) && isTyped;
  const value = isTyped ? draft : question[field];
  const at = questions.findIndex(({ id }) => id === question.id);
  const earlier = questions.slice(0, at).filter(canBePiped);
  const isAsked = asks(question);
  const names = useMemo(() => new PipeNames([...questions, ...removed]), [questions, removed]);
  // Never an id: what the founder sees and types are words, which are stored with ids.
  const shown = names.read(value);
  const begin = () => {
    if (!isTyped) text.send({ type: 'text.begun', place: { question: question.id, field }, text: question[field] });
  };
  const type = (typed: string) => {
    begin();
    const whole = names.written(typed);
    if (whole.length <= most[field]) text.send({ type: 'text.typed', text: whole });
  };
  const insert = (id: string) => {
    const [from, to] = [input.current?.selectionStart ?? shown.length, input.current?.selectionEnd ?? shown.length];
    type(names.inserted(shown, from, to, id));
    text.send({ type: 'text.left' });
  };
  const label =
    field === 'title' ? (isAsked ? labels.title : labels.statementTitle) : isAsked ? labels.help : labels.statementHelp;
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '4' })}>
      <TextArea
        inputRef={input}
        label={label}
        rows={field === 'title' ? 1 : 2}
        // What is stored is counted: an id in place of a question's words.
        maxLength={most[field] + shown.length - value.length}
        value={shown}
        onFocus={begin}
        onChange={(typed) => type(field === 'title' ? typed.replace(/\n/g, ' ') : typed)}
        onBlur={() => text.send({ type: 'text.left' })}
        onCompositionStart={() => text.send({ type: 'composition.begun' })}
        onCompositionEnd={() => text.send({ type: 'composition.ended' })}
        {...(shown !== value && { description: labels.pipes })}
      />
      {isConflicting && (
        <InlineMessage
          tone="warning"
          title={labels.conflictTitle}
          actions={
            <>
              <Button onPress={() => text.send({ type: 'conflict.settled', keep: 'mine' })}>{labels.mine}</Button>
              <Button onPress={() => text.send({ type: 'conflict.settled', keep: 'theirs' })}>{labels.theirs}</Button>
            </>
          }
        >
          {labels.conflict(names.read(theirs))}
        </InlineMessage>
      )}
      {earlier.length > 0 && (
        <div>
          <Button size="small" variant="quiet" aria-label={labels.insertInto(label)} onPress={() => setInserting(true)}>
            <Quote aria-hidden="true" />
            {labels.insert}
          </Button>
        </div>
      )}
      {isInserting && (
        <QuestionSearch
          title={labels.insert}
          questions={questions}
          candidates={earlier}
          onChoose={insert}
          onClose={() => setInserting(false)}
        />
      )}
    </div>
  );
}
