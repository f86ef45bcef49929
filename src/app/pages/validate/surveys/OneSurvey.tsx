import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { Redo2, Settings2, Undo2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Experiment } from '#domain/experiment/experiment.ts';
import { surveyDraft } from '#domain/log/command-draft.ts';
import { eachPart } from '#domain/log/parts.ts';
import { questionsIn } from '#domain/survey/question-order.ts';
import { testsOn } from '#domain/survey/running-tests.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { surveyPublicationOf } from '#domain/survey/survey-publication.ts';
import { wordsOf } from '#drawing/survey/survey-document.ts';
import { en } from '#drawing/survey/texts/en.ts';
import { AddQuestion } from '#features/validate/surveys/AddQuestion.tsx';
import { GoneQuestionText } from '#features/validate/surveys/GoneQuestionText.tsx';
import { closingText, frameLabels as labels, publicationLabels } from '#features/validate/surveys/labels.ts';
import { MoveQuestion } from '#features/validate/surveys/MoveQuestion.tsx';
import { QuestionFields } from '#features/validate/surveys/QuestionFields.tsx';
import { QuestionOutline } from '#features/validate/surveys/QuestionOutline.tsx';
import { SurveyEditorFrame } from '#features/validate/surveys/SurveyEditorFrame.tsx';
import { surveyEditorMachine } from '#machines/survey/survey-editor.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { PlotDrawing } from '#ui/drawings/PlotDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { KeptLines } from '#ui/LineField.tsx';
import { useRights } from '#ui/rights.ts';
import { StatusWord } from '#ui/StatusWord.tsx';
import { useApp } from '../../../app-context.ts';
import { CommentOn } from '../../../comments/CommentOn.tsx';
import { undoInFields } from '../../../undo-in-fields.ts';
import { useFlow } from '../../../use-flow.ts';
import { useMinute } from '../../../use-minute.ts';
import { validateHref } from '../validate-href.ts';
import { PreviewSurvey } from './PreviewSurvey.tsx';
import { PublishSurvey } from './PublishSurvey.tsx';
import { QuestionPicture } from './QuestionPicture.tsx';
import { SurveySettings, useRemoveSurvey } from './SurveySettings.tsx';
import { useQuestionText } from './use-question-text.ts';

const signs = { draft: 'empty', off: 'resting', live: 'full', changed: 'half' } as const;

/** One survey, edited. */
export function OneSurvey({ survey }: { readonly survey: Survey }) {
  const { services } = useApp();
  const { newId, workspace } = services;
  const { id, projectId, title } = survey;
  const questions = useMemo(() => questionsIn(survey), [survey]);
  const removed = useMemo(() => [...eachPart(survey.questions)].filter((each) => each.removed), [survey.questions]);
  const editor = useFlow(surveyEditorMachine, {
    surveyId: id,
    selected: questions[0]?.id ?? null,
  });
  const text = useQuestionText(survey);
  const { selected } = useSelector(editor, ({ context }) => context);
  const state = useSelector(editor, ({ value }) => value);
  const removeSurvey = useRemoveSurvey(survey);
  const words = useMemo(() => wordsOf({ currency: survey.currency }, en), [survey.currency]);
  const experiments = useAtom(workspace.statesOf('experiment')) as readonly Experiment[];
  const isTested = useMemo(() => testsOn({ id }, experiments).length > 0, [id, experiments]);
  const { canUndo, canRedo } = useAtom(workspace.undo);
  const mayEdit = useRights().edit;
  const fields = useRef<HTMLDivElement>(null);
  const [unsaved] = useState(() => new Map<string, string>());
  const [unsavedOf] = useState(keptByQuestion);
  useMinute(survey.closesAt !== null);
  useEffect(() => {
    document.title = `${title} · Surveys · Groundwork`;
  }, [title]);
  // Where there is no room for two, the list comes first.
  useEffect(() => {
    if (innerWidth < 1024) editor.send({ type: 'panel.chosen', panel: 'questions' });
  }, [editor]);
  const turn = (way: () => void) => () => {
    text.send({ type: 'text.stored' });
    way();
  };
  const [undo, redo] = [turn(services.undo), turn(services.redo)];
  const close = () => editor.send({ type: 'overlay.closed' });
  const newPartId = () => `q${newId().replaceAll('-', '').slice(-10)}`;
  const question = questions.find((each) => each.id === selected);
  const publication = surveyPublicationOf(survey);
  const closing = closingText(survey, services.now());
  const comments = question && (
    <CommentOn kind="question" id={question.id} projectId={projectId} within={id} size="small" />
  );
  const [added, setAdded] = useState<string | null>(null);
  // The button that added it may be gone, and with it the focus.
  useEffect(() => {
    if (added === null || question?.id !== added) return;
    fields.current?.querySelector('textarea')?.focus();
    setAdded(null);
  }, [added, question]);
  const adding = { questions, selected, editor, newId: newPartId, onAdded: setAdded };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of undo are heard on their way from the fields
    <div onKeyDown={undoInFields(undo, redo)}>
      <SurveyEditorFrame
        title={title}
        state={
          <>
            <StatusWord sign={signs[publication]}>{publicationLabels[publication]}</StatusWord>
            {closing !== undefined && <p className={css({ color: 'ink.muted' })}>{closing}</p>}
          </>
        }
        listHref={validateHref({ projectId, view: 'experiments' })}
        editor={editor}
        actions={
          <>
            {mayEdit && (
              <>
                <IconButton
                  label={labels.undo}
                  icon={<Undo2 aria-hidden="true" />}
                  isDisabled={!canUndo}
                  onPress={undo}
                />
                <IconButton
                  label={labels.redo}
                  icon={<Redo2 aria-hidden="true" />}
                  isDisabled={!canRedo}
                  onPress={redo}
                />
                <AddQuestion {...adding} />
                <IconButton
                  label={labels.settings}
                  icon={<Settings2 aria-hidden="true" />}
                  onPress={() => editor.send({ type: 'settings.opened' })}
                />
              </>
            )}
            <ButtonLink href={validateHref({ projectId, view: 'results', id })}>{labels.results}</ButtonLink>
            {mayEdit && (
              <Button variant="primary" onPress={() => editor.send({ type: 'publishing.opened' })}>
                {labels.publish}
              </Button>
            )}
          </>
        }
        outline={
          <QuestionOutline
            questions={questions}
            selected={selected}
            editor={editor}
            onOpen={() => fields.current?.querySelector('textarea')?.focus()}
          />
        }
        fields={
          <div ref={fields}>
            {question ? (
              <>
                {comments}
                <QuestionFields
                  question={question}
                  questions={questions}
                  removed={removed}
                  editor={editor}
                  text={text}
                  picture={
                    <QuestionPicture
                      key={`${question.id} picture`}
                      surveyId={id}
                      question={question}
                      unsaved={unsavedOf(question.id)}
                    />
                  }
                  words={words}
                  newId={newPartId}
                  unsaved={unsavedOf(question.id)}
                />
              </>
            ) : questions.length === 0 ? (
              <EmptyState
                title={labels.noneTitle}
                drawing={<PlotDrawing />}
                actions={mayEdit && <AddQuestion {...adding} isPrimary />}
              >
                {labels.none}
              </EmptyState>
            ) : (
              <p className={css({ color: 'ink.muted' })}>{labels.choose}</p>
            )}
          </div>
        }
        preview={
          <>
            {/* Whoever reads has no fields beside which they could stand. */}
            {!mayEdit && comments}
            <PreviewSurvey survey={survey} selected={selected} />
          </>
        }
      >
        <GoneQuestionText
          text={text}
          onRestore={(gone) => services.dispatch([surveyDraft('RestoreQuestions', id, { questions: [gone] })])}
        />
        {state === 'placing' && question && (
          <MoveQuestion
            question={question}
            questions={questions}
            onMove={(after) => editor.send({ type: 'question.moved', id: question.id, after })}
            onClose={close}
          />
        )}
        {state === 'setting' && (
          <KeptLines value={unsaved}>
            <SurveySettings
              survey={survey}
              isTested={isTested}
              onSet={(change) => editor.send({ type: 'survey.set', change })}
              onRemove={removeSurvey}
              onClose={close}
            />
          </KeptLines>
        )}
        {state === 'publishing' && (
          <PublishSurvey
            survey={survey}
            onLinks={(links) => editor.send({ type: 'links.added', links })}
            onSettings={() => editor.send({ type: 'settings.opened' })}
            onClose={close}
          />
        )}
      </SurveyEditorFrame>
    </div>
  );
}

/** Typed texts that can't become a change yet, by question. */
function keptByQuestion(): (id: string) => Map<string, string> {
  const kept = new Map<string, Map<string, string>>();
  return (id) => {
    const texts = kept.get(id) ?? new Map<string, string>();
    kept.set(id, texts);
    return texts;
  };
}
