import { questionsAsked } from '#domain/survey/questions-asked.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { surveyContent } from '#domain/survey/survey-content.ts';
import type { PageContext } from '#drawing/page/page-context.ts';
import { embeddedQuestion } from '#drawing/survey/embedded-question.ts';
import { textsFor } from '#drawing/survey/texts/language.ts';

/** Draws first questions as visitors see them: of what was published last, or of the draft if nothing is published. */
export const drawEmbedded =
  (surveys: readonly Survey[]): PageContext['question'] =>
  (surveyId, { id, image, content: { slug, language } }) => {
    const survey = surveys.find((each) => each.id === surveyId);
    if (!survey || survey.once === 'link') return undefined;
    const asked = survey.isLive ? { questions: questionsAsked(survey.published) } : {};
    const content = { ...surveyContent(survey), ...asked };
    const texts = textsFor(language ?? '', survey.language);
    return embeddedQuestion({ surveyId, content, texts }, { slug, id, image });
  };
