import { useEffect, useState } from 'react';
import type { Survey } from '#domain/survey/survey.ts';
import { surveyContent } from '#domain/survey/survey-content.ts';
import { ar } from '#drawing/survey/texts/ar.ts';
import { de } from '#drawing/survey/texts/de.ts';
import { en } from '#drawing/survey/texts/en.ts';
import { es } from '#drawing/survey/texts/es.ts';
import { fr } from '#drawing/survey/texts/fr.ts';
import { ja } from '#drawing/survey/texts/ja.ts';
import { SurveyPreview, type SurveyPreviewProps } from '#features/validate/surveys/SurveyPreview.tsx';
import { surveyPreviewMachine } from '#machines/survey/survey-preview.machine.ts';
import { useApp } from '../../../app-context.ts';
import { useFlow } from '../../../use-flow.ts';
import { pagesOriginIn } from '../../pages-origin.ts';
import { usePageImages } from '../../use-page-images.ts';

const languages: SurveyPreviewProps['languages'] = [
  { name: 'english', texts: en },
  { name: 'german', texts: de },
  { name: 'french', texts: fr },
  { name: 'spanish', texts: es },
  { name: 'japanese', texts: ja },
  { name: 'arabic', texts: ar },
];

interface PreviewSurveyProps {
  readonly survey: Survey;
  /** The question that is edited. */
  readonly selected: string | null;
}

/** A survey as it would be answered if it were published now. */
export function PreviewSurvey({ survey, selected }: PreviewSurveyProps) {
  const { settings } = useApp().services;
  const [chosen, setLanguage] = useState<SurveyPreviewProps['language'] | null>(null);
  const image = usePageImages();
  const preview = useFlow(surveyPreviewMachine, { content: surveyContent(survey), start: selected });
  // What is edited is what is looked at.
  useEffect(() => {
    if (preview.getSnapshot().context.start !== selected) preview.send({ type: 'question.chosen', id: selected });
  }, [preview, selected]);
  useEffect(() => preview.send({ type: 'survey.changed', content: surveyContent(survey) }), [preview, survey]);
  return (
    <SurveyPreview
      surveyId={survey.id}
      origin={pagesOriginIn(settings)}
      preview={preview}
      image={image}
      languages={languages}
      language={chosen ?? survey.language ?? 'english'}
      onLanguage={setLanguage}
    />
  );
}
