import { surveyDraft } from '#domain/log/command-draft.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { settingsLabels as labels } from '#features/validate/surveys/labels.ts';
import { useApp } from '../../../app-context.ts';
import { offerTakingBack } from '../../offer-taking-back.ts';

/** Removes a survey and leads to the list; for a while one press brings it back. */
export function useRemoveSurvey({ id, projectId, title }: Survey): () => void {
  const { actorOf, services } = useApp();
  return () => {
    services.dispatch([surveyDraft('RemoveSurvey', id, {})]);
    services.navigate({ name: 'validate', params: { projectId, view: 'experiments' } });
    offerTakingBack(actorOf('toasts'), services, {
      message: labels.removed(title),
      drafts: [surveyDraft('RestoreSurvey', id, {})],
    });
  };
}
