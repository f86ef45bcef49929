import { useSelector as useAtom } from '@xstate/store-react';
import { useMemo } from 'react';
import { blocksIn } from '#domain/page/block-tree.ts';
import type { Page } from '#domain/page/page.ts';
import { questionsAsked } from '#domain/survey/questions-asked.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { surveyContent } from '#domain/survey/survey-content.ts';
import type { PageContext } from '#drawing/page/page-context.ts';
import { embeddedQuestion } from '#drawing/survey/embedded-question.ts';
import { textsFor } from '#drawing/survey/texts/language.ts';
import { surveysByProject } from '#machines/survey/select-surveys.ts';
import { useApp } from '../../app-context.ts';

const none: readonly Survey[] = [];

/** Draws the first questions of surveys on a page; surveys are loaded only for a page that has one. */
export function useEmbeddedQuestion({ projectId, blocks }: Page): PageContext['question'] {
  const { workspace } = useApp().services;
  const surveys = useAtom(surveysByProject(workspace)).get(projectId) ?? none;
  const isWanted = useMemo(
    () => blocksIn({ blocks }, null).some(({ kind, fields }) => kind === 'survey' && fields['look'] === 'question'),
    [blocks],
  );
  return useMemo(() => (isWanted ? drawEmbedded(surveys) : undefined), [isWanted, surveys]);
}

/** Draws first questions as visitors see them: of what was published last, or of the draft if nothing is published. */
const drawEmbedded =
  (surveys: readonly Survey[]): PageContext['question'] =>
  (surveyId, { id, image, content: { slug, language } }) => {
    const survey = surveys.find((each) => each.id === surveyId);
    if (!survey || survey.once === 'link') return undefined;
    const asked = survey.isLive ? { questions: questionsAsked(survey.published) } : {};
    const content = { ...surveyContent(survey), ...asked };
    const texts = textsFor(language ?? '', survey.language);
    return embeddedQuestion({ surveyId, content, texts }, { slug, id, image });
  };
