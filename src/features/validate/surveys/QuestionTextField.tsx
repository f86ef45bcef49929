import { useSelector } from '@xstate/react';
import { Quote } from 'lucide-react';
import { useRef, useState } from 'react';
import { withPipesNamed } from '#domain/survey/route-text.ts';
import { asks, type Question, surveyLimits } from '#domain/survey/survey.ts';
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
  readonly field: 'title' | 'help';
  readonly text: QuestionTextActor;
}

const most = { title: surveyLimits.question, help: surveyLimits.help } as const;

/** A text of a question, with a way to the answers given before it. */
export function QuestionTextField({ question, questions, field, text }: QuestionTextFieldProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const [isInserting, setInserting] = useState(false);
  const { place, draft, theirs } = useSelector(text, ({ context }) => context);
  const isTyped = place?.question === question.id && place.field === field;
  const isConflicting = useSelector(text, (snapshot) => snapshot.matches('conflicting')) && isTyped;
  const value = isTyped ? draft : question[field];
  const at = questions.findIndex(({ id }) => id === question.id);
  const earlier = questions.slice(0, at).filter(asks);
  const isAsked = asks(question);
  const named = withPipesNamed(value, questions);
  const begin = () => {
    if (!isTyped) text.send({ type: 'text.begun', place: { question: question.id, field }, text: question[field] });
  };
  const insert = (id: string) => {
    const [from, to] = [input.current?.selectionStart ?? value.length, input.current?.selectionEnd ?? value.length];
    begin();
    const whole = `${value.slice(0, from)}{${id}}${value.slice(to)}`;
    if (whole.length <= most[field]) text.send({ type: 'text.typed', text: whole });
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
        maxLength={most[field]}
        value={value}
        onFocus={begin}
        onChange={(typed) => {
          begin();
          text.send({ type: 'text.typed', text: field === 'title' ? typed.replace(/\n/g, ' ') : typed });
        }}
        onBlur={() => text.send({ type: 'text.left' })}
        {...(named !== value && { description: labels.pipes(named) })}
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
          {labels.conflict(theirs)}
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
