import { useSelector as useAtom } from '@xstate/store-react';
import { intakeStream } from '#domain/intake/intake-stream.ts';
import { registerStream } from '#domain/log/stream-kinds.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { surveyStreamOf } from '#domain/survey/survey-kind.ts';
import { surveyStream } from '#domain/survey/survey-stream.ts';
import { listLabels as labels } from '#features/validate/surveys/labels.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useApp } from '../../app-context.ts';
import { LeadOn } from '../LeadOn.tsx';
import { OneSurvey } from './surveys/OneSurvey.tsx';
import { SurveyMissing } from './surveys/SurveyMissing.tsx';
import type { ValidateViewProps } from './views.ts';

registerStream(surveyStream);
registerStream(intakeStream);

/** The survey that the address names. All of a project are listed with its tests. */
export default function SurveyView({ projectId, params: { id = '' } }: ValidateViewProps) {
  const { workspace } = useApp().services;
  const survey = useAtom(workspace.stream(surveyStreamOf(id))) as Survey | undefined;
  const isComplete = useAtom(workspace.isComplete);
  const skeleton = <Skeleton label={labels.loading} shape="rows" count={6} />;
  if (!survey || survey.removed) return isComplete ? <SurveyMissing projectId={projectId} /> : skeleton;
  if (survey.projectId !== projectId) {
    const params = { projectId: survey.projectId, view: 'surveys', id };
    return <LeadOn to={{ name: 'validate', params }} label={labels.loading} />;
  }
  return <OneSurvey key={id} survey={survey} />;
}
