import { useSelector as useAtom } from '@xstate/store-react';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { intakeStream } from '#domain/intake/intake-stream.ts';
import { learnKind } from '#domain/log/stream-kinds.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { surveyStream } from '#domain/survey/survey-stream.ts';
import { listLabels as labels } from '#features/validate/surveys/labels.ts';
import { SurveyList } from '#features/validate/surveys/SurveyList.tsx';
import { responseCounts } from '#machines/survey/select-responses.ts';
import { surveysByProject } from '#machines/survey/select-surveys.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { PlotDrawing } from '#ui/drawings/PlotDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useApp } from '../../app-context.ts';
import { useFetchSoon } from '../../layouts/use-fetch-ahead.ts';
import { SurveyMissing } from './surveys/SurveyMissing.tsx';
import { validateHref } from './validate-href.ts';
import type { ValidateViewProps } from './views.ts';

learnKind(surveyStream);
learnKind(intakeStream);

const loadNew = () => import('./surveys/NewSurvey.tsx');
const NewSurvey = lazy(loadNew);
const OneSurvey = lazy(() => import('./surveys/OneSurvey.tsx'));

const none: readonly Survey[] = [];

/** The surveys of a project, or the one that the address names. */
export default function SurveysView({ projectId, params: { id } }: ValidateViewProps) {
  const { workspace } = useApp().services;
  const surveys = useAtom(surveysByProject(workspace)).get(projectId) ?? none;
  const isComplete = useAtom(workspace.isComplete);
  if (!id) return <AllSurveys projectId={projectId} surveys={surveys} />;
  const survey = surveys.find((each) => each.id === id);
  if (survey)
    return (
      <Suspense fallback={<Skeleton label={labels.loading} shape="rows" count={6} />}>
        <OneSurvey key={id} survey={survey} />
      </Suspense>
    );
  return isComplete ? (
    <SurveyMissing projectId={projectId} />
  ) : (
    <Skeleton label={labels.loading} shape="rows" count={6} />
  );
}

function AllSurveys({ projectId, surveys }: { readonly projectId: string; readonly surveys: readonly Survey[] }) {
  const { workspace } = useApp().services;
  const isComplete = useAtom(workspace.isComplete);
  const counts = useAtom(responseCounts(workspace));
  const [isAsking, setAsking] = useState(false);
  const close = useCallback(() => setAsking(false), []);
  useFetchSoon(loadNew);
  const create = (
    <Button variant="primary" onPress={() => setAsking(true)}>
      {labels.newSurvey}
    </Button>
  );
  const hrefs = useMemo(
    () => ({
      hrefOf: ({ id }: Survey) => validateHref({ projectId, view: 'surveys', id }),
      resultsHrefOf: ({ id }: Survey) => validateHref({ projectId, view: 'results', id }),
    }),
    [projectId],
  );
  if (!isComplete && surveys.length === 0) return <Skeleton label={labels.loading} shape="rows" count={4} />;
  return (
    <>
      {surveys.length === 0 ? (
        <EmptyState title={labels.emptyTitle} drawing={<PlotDrawing />} actions={create}>
          {labels.empty}
        </EmptyState>
      ) : (
        <>
          <div className={css({ display: 'flex', justifyContent: 'flex-end' })}>{create}</div>
          <SurveyList surveys={surveys} responses={counts} {...hrefs} />
        </>
      )}
      <Suspense fallback={null}>{isAsking && <NewSurvey projectId={projectId} onClose={close} />}</Suspense>
    </>
  );
}
