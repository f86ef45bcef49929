import { ArrowDown, ArrowUp, Copy, CornerDownRight, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AnswerWords } from '#domain/survey/answer-text.ts';
import { duplicateOf } from '#domain/survey/new-question.ts';
import { afterMove, neighborOf, type QuestionMove } from '#domain/survey/question-place.ts';
import { hasOptions } from '#domain/survey/question-rules.ts';
import { asks, asksForFile, hasRows, type Question } from '#domain/survey/survey.ts';
import type { QuestionTextActor } from '#machines/survey/question-text.machine.ts';
import type { SurveyEditorActor } from '#machines/survey/survey-editor.machine.ts';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Switch } from '#ui/Switch.tsx';
import { BoundFields } from './BoundFields.tsx';
import { EndLinkFields } from './EndLinkFields.tsx';
import { kindLabels, fieldLabels as labels } from './labels.ts';
import { OptionFields } from './OptionFields.tsx';
import { QuestionTextField } from './QuestionTextField.tsx';
import { RouteFields } from './RouteFields.tsx';
import { RowFields } from './RowFields.tsx';

export interface QuestionFieldsProps {
  readonly question: Question;
  readonly questions: readonly Question[];
  readonly removed: readonly Question[];
  readonly editor: SurveyEditorActor;
  readonly text: QuestionTextActor;
  /** Fields for its image. */
  readonly picture: ReactNode;
  readonly words: AnswerWords;
  /** An id for a question or an option. */
  readonly newId: () => string;
  /** Texts of the question that can't become a change yet. */
  readonly unsaved: Map<string, string>;
}

/** All that can be changed of one question. */
export function QuestionFields(props: QuestionFieldsProps) {
  const { question, questions, removed, editor, text, picture, words, newId, unsaved } = props;
  const { id, kind } = question;
  const at = questions.findIndex((each) => each.id === id);
  const set = (change: Extract<Parameters<typeof editor.send>[0], { type: 'question.set' }>['change']) =>
    editor.send({ type: 'question.set', id, change });
  const move = (way: QuestionMove) => {
    const after = afterMove(questions, id, way);
    if (after !== undefined) editor.send({ type: 'question.moved', id, after });
  };
  return (
    <div className={column}>
      <header className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' })}>
        <div className={css({ flex: '1', minWidth: '160' })}>
          <Heading level={3}>{labels.heading(at + 1, questions.length)}</Heading>
          <p className={note}>
            {kindLabels[kind].name}: {kindLabels[kind].note}
          </p>
        </div>
        <div className={css({ display: 'flex' })}>
          <IconButton
            label={labels.up}
            icon={<ArrowUp aria-hidden="true" />}
            isDisabled={at === 0}
            onPress={() => move('up')}
          />
          <IconButton
            label={labels.down}
            icon={<ArrowDown aria-hidden="true" />}
            isDisabled={at === questions.length - 1}
            onPress={() => move('down')}
          />
          <IconButton
            label={labels.moveTo}
            icon={<CornerDownRight aria-hidden="true" />}
            onPress={() => editor.send({ type: 'move.asked' })}
          />
          <IconButton
            label={labels.duplicate}
            icon={<Copy aria-hidden="true" />}
            onPress={() => editor.send({ type: 'questions.placed', questions: [duplicateOf(question, newId())] })}
          />
          <IconButton
            label={labels.remove}
            icon={<Trash2 aria-hidden="true" />}
            onPress={() => editor.send({ type: 'question.removed', id, next: neighborOf(questions, id) })}
          />
        </div>
      </header>
      <QuestionTextField key={`${id} title`} {...{ question, questions, removed, text }} field="title" />
      <QuestionTextField key={`${id} help`} {...{ question, questions, removed, text }} field="help" />
      {picture}
      {hasRows(question) && (
        <RowFields key={`${id} rows`} question={question} newId={newId} onSet={(rows) => set({ rows })} />
      )}
      {hasOptions(question) && (
        <OptionFields key={id} question={question} newId={newId} onSet={(options) => set({ options })} />
      )}
      {asksForFile(question) && <p className={note}>{labels.fileNote}</p>}
      <BoundFields key={`${id} bounds`} question={question} onSet={set} />
      {kind === 'end' && <EndLinkFields key={`${id} link`} {...{ question, unsaved }} onSet={set} />}
      {asks(question) && (
        <Switch
          label={labels.required}
          description={labels.requiredHint}
          isSelected={question.required}
          onChange={(required) => set({ required })}
        />
      )}
      {kind !== 'end' && (
        <RouteFields
          question={question}
          questions={questions}
          words={words}
          onSet={(routes) => set({ routes: routes.map(({ when, to }) => ({ when: { ...when }, to })) })}
        />
      )}
    </div>
  );
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '16', minWidth: '0' });
const note = css({ color: 'ink.muted', fontSize: '13', lineHeight: '20' });
