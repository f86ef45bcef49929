import { useEffect } from 'react';
import { registerStream } from '#domain/log/stream-kinds.ts';
import { nameIn } from '#domain/page/page-name.ts';
import { questionsOfTemplate } from '#domain/survey/new-question.ts';
import { surveyStream } from '#domain/survey/survey-stream.ts';
import { languageOfIdea } from '#domain/survey/template-words/words-of-template.ts';
import { NewSurveyDialog } from '#features/validate/surveys/NewSurveyDialog.tsx';
import { namedProjectsOf } from '#machines/project/select-named-projects.ts';
import { type LeadingBlock, newSurveyMachine } from '#machines/survey/new-survey.machine.ts';
import { useApp } from '../../../app-context.ts';
import type { Services } from '../../../services.ts';
import { useFlow } from '../../../use-flow.ts';
import { ideaOfProject } from '../../new-project-of.ts';

registerStream(surveyStream);

export interface NewSurveyProps {
  readonly projectId: string;
  /** A block of a page that is to lead to it. */
  readonly from?: LeadingBlock;
  readonly onClose: () => void;
}

/** Asks what a new survey is called and how it begins; leads to it. */
export function NewSurvey({ projectId, from, onClose }: NewSurveyProps) {
  const { services } = useApp();
  const flow = useFlow(
    newSurveyMachine.provide({
      actions: {
        open: (_, { surveyId }) =>
          services.navigate({ name: 'validate', params: { projectId, view: 'surveys', id: surveyId } }),
      },
    }),
    { projectId, title: titleIn(services, projectId), ...(from && { from }) },
  );
  useEffect(() => {
    const { unsubscribe } = flow.subscribe({ complete: onClose });
    return unsubscribe;
  }, [flow, onClose]);
  const submit = () => {
    const idea = ideaOfProject(services, projectId);
    const questions = questionsOfTemplate(flow.getSnapshot().context.template, idea);
    const language = languageOfIdea(idea);
    flow.send({
      ...{ type: 'survey.submitted', surveyId: services.newId(), questions },
      // Where it is English, each person has the buttons in a language of their own.
      ...(language !== 'english' && { language }),
    });
  };
  return <NewSurveyDialog flow={flow} onSubmit={submit} />;
}

/** Strangers read it above each question: the name of an idea, without the promise that would tell them what to answer. */
const titleIn = ({ workspace }: Services, projectId: string): string =>
  nameIn(
    namedProjectsOf(workspace)
      .get()
      .find(({ id }) => id === projectId)?.title ?? '',
  );
