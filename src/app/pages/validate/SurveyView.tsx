import { useSelector as useAtom } from '@xstate/store-react';
import { lazy, Suspense } from 'react';
import { intakeStream } from '#domain/intake/intake-stream.ts';
import { learnKind } from '#domain/log/stream-kinds.ts';
import { surveyStream } from '#domain/survey/survey-stream.ts';
import { listLabels as labels } from '#features/validate/surveys/labels.ts';
import { surveysByProject } from '#machines/survey/select-surveys.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useApp } from '../../app-context.ts';
import { SurveyMissing } from './surveys/SurveyMissing.tsx';
import type { ValidateViewProps } from './views.ts';

learnKind(surveyStream);
learnKind(intakeStream);

const OneSurvey = lazy(() => import('./surveys/OneSurvey.tsx'));

/** The survey that the address names. All of a project are listed with its tests. */
export default function SurveyView({ projectId, params: { id } }: ValidateViewProps) {
  const { workspace } = useApp().services;
  const surveys = useAtom(surveysByProject(workspace)).get(projectId);
  const isComplete = useAtom(workspace.isComplete);
  const survey = surveys?.find((each) => each.id === id);
  const skeleton = <Skeleton label={labels.loading} shape="rows" count={6} />;
  if (!survey) return isComplete ? <SurveyMissing projectId={projectId} /> : skeleton;
  return (
    <Suspense fallback={skeleton}>
      <OneSurvey key={id} survey={survey} />
    </Suspense>
  );
}
