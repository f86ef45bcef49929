import { useSelector } from '@xstate/react';
import { type FormEvent, type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { valuesOfPreview } from '#domain/survey/file-values.ts';
import { progressAt } from '#domain/survey/progress.ts';
import {
  checkBody,
  endBody,
  type SurveyBody,
  type SurveyView,
  stepBody,
  surveyDirection,
  surveyField,
  writingOf,
} from '#drawing/survey/survey-document.ts';
import { previewStyle } from '#drawing/survey/survey-style.ts';
import type { SurveyTexts } from '#drawing/survey/texts/survey-texts.ts';
import { journeyOf, type SurveyPreviewActor, shownQuestion, startOf } from '#machines/survey/survey-preview.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/Select.tsx';
import { useAdoptedStyle } from '#ui/use-adopted-style.ts';
import { drawnSurvey } from './drawn-survey.ts';
import { previewLabels as labels } from './labels.ts';

export interface SurveyPreviewProps {
  readonly surveyId: string;
  /** Origin of published surveys. */
  readonly origin: string;
  readonly preview: SurveyPreviewActor;
  /** Finds an image by its id. */
  readonly image: SurveyView['image'];
  readonly languages: readonly { readonly name: keyof typeof labels.languages; readonly texts: SurveyTexts }[];
  readonly language: keyof typeof labels.languages;
  readonly onLanguage: (name: keyof typeof labels.languages) => void;
}

const stageName = 's-preview';

/** A survey as people go through it, drawn by what draws it for them. */
export function SurveyPreview({
  surveyId,
  origin,
  preview,
  image,
  languages,
  language,
  onLanguage,
}: SurveyPreviewProps) {
  const context = useSelector(preview, (snapshot) => snapshot.context);
  const state = useSelector(preview, ({ value }) => value);
  const stage = useRef<HTMLDivElement>(null);
  const { content, answers, rejected, step } = context;
  const texts = (languages.find(({ name }) => name === language) ?? languages[0])?.texts;
  useAdoptedStyle(previewStyle(content, stageName));
  // As after a page has loaded: what was sent is out of sight, and the next step is read from its beginning.
  const last = useRef(step);
  useLayoutEffect(() => {
    if (last.current === step) return;
    last.current = step;
    stage.current?.focus({ preventScroll: true });
    stage.current?.scrollTo(0, 0);
  }, [step]);
  useEffect(() => {
    if (rejected) stage.current?.querySelector<HTMLElement>('[role=alert] a')?.focus();
  }, [rejected]);
  if (!texts) return null;
  const { path, end } = journeyOf(context);
  const question = shownQuestion(context);
  const view: SurveyView = {
    ...{ surveyId, origin, content, texts, answers, image, key: '', isPreview: true },
    response: Object.keys(answers).length + context.passed.length > 0 ? 'preview' : '',
  };
  const body = (): SurveyBody => {
    if (state === 'ended') return endBody(view, end);
    if (!question) return checkBody(view, path);
    const before = startOf(context);
    const progress = progressAt(content, [...content.questions.slice(0, before), ...path], question, answers);
    return stepBody({
      ...{ ...view, question, progress, before: path[progress.number - before - 2] },
      ...(rejected && {
        rejected: { values: (name: string) => rejected.values[name] ?? [], problem: rejected.problem },
      }),
    });
  };
  const submit = (event: FormEvent<HTMLDivElement>) => {
    event.preventDefault();
    const sent = new FormData(event.target as HTMLFormElement);
    if (!question) return preview.send({ type: 'answers.sent' });
    const values: Record<string, string[]> = {};
    for (const [name, value] of sent)
      values[name] = [...(values[name] ?? []), ...(typeof value === 'string' ? [value] : valuesOfPreview(value))];
    preview.send({ type: 'step.sent', values, writing: writingOf(content, texts) });
  };
  const press = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    event.preventDefault();
    // The founder's own button leads away, and nothing does so here.
    if (link.rel !== '') return;
    const { hash, search } = new URL(link.href);
    const wanted = new URLSearchParams(search).get(surveyField.question);
    if (wanted !== null) preview.send({ type: 'question.shown', id: wanted });
    else if (hash !== '') stage.current?.querySelector<HTMLElement>(`#${CSS.escape(hash.slice(1))}`)?.focus();
  };
  return (
    <section aria-label={labels.region} className={column}>
      <div className={bar}>
        <div className={css({ minWidth: '0', width: 'card' })}>
          <Select
            label={labels.language}
            options={languages.map(({ name }) => ({ value: name, label: labels.languages[name] }))}
            value={language}
            onChange={onLanguage}
          />
        </div>
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8' })}>
          {startOf(context) > 0 && (
            <Button size="small" onPress={() => preview.send({ type: 'preview.restarted' })}>
              {labels.fromFirst}
            </Button>
          )}
          <Button size="small" onPress={() => preview.send({ type: 'question.chosen', id: context.start })}>
            {labels.restart}
          </Button>
        </div>
      </div>
      <p className={css({ color: 'ink.muted', fontSize: '13', lineHeight: '20' })}>{labels.note}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: links and forms in it hear the keys by themselves */}
      <div ref={stage} tabIndex={-1} lang={texts.lang} onSubmit={submit} onClick={press} className={frame}>
        <div key={`${state} ${step} ${language}`} className={stageName}>
          <div dir={surveyDirection(texts, content)}>{body().parts.map((part, n) => drawnSurvey(part, n))}</div>
        </div>
      </div>
    </section>
  );
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '8', minWidth: '0' });
const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '8',
});
const frame = css({
  minWidth: '0',
  overflow: 'auto',
  border: 'hairline',
  borderRadius: 'card',
  outline: 'none',
  '& > *': { marginInline: 'auto', maxWidth: 'full' },
});
