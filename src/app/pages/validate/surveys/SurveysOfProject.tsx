import { useSelector as useAtom } from '@xstate/store-react';
import { useCallback, useMemo, useState } from 'react';
import { intakeStream } from '#domain/intake/intake-stream.ts';
import { registerStream } from '#domain/log/stream-kinds.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { surveyStream } from '#domain/survey/survey-stream.ts';
import { PartOfTests } from '#features/validate/experiments/PartOfTests.tsx';
import { listLabels as labels } from '#features/validate/surveys/labels.ts';
import { SurveyList } from '#features/validate/surveys/SurveyList.tsx';
import { responseCounts } from '#machines/survey/select-responses.ts';
import { surveysByProject } from '#machines/survey/select-surveys.ts';
import { Button } from '#ui/Button.tsx';
import { useRights } from '#ui/rights.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useApp } from '../../../app-context.ts';
import { useMinute } from '../../../use-minute.ts';
import { validateHref } from '../validate-href.ts';
import { NewSurvey } from './NewSurvey.tsx';

registerStream(surveyStream);
registerStream(intakeStream);

const none: readonly Survey[] = [];

/** The surveys of a project, and the way to another. */
export function SurveysOfProject({ projectId }: { readonly projectId: string }) {
  const { workspace, now } = useApp().services;
  const surveys = useAtom(surveysByProject(workspace)).get(projectId) ?? none;
  const isComplete = useAtom(workspace.isComplete);
  const counts = useAtom(responseCounts(workspace));
  const [isAsking, setAsking] = useState(false);
  const mayEdit = useRights().edit;
  const close = useCallback(() => setAsking(false), []);
  useMinute(surveys.some(({ closesAt }) => closesAt !== null));
  const hrefs = useMemo(
    () => ({
      hrefOf: ({ id }: Survey) => validateHref({ projectId, view: 'surveys', id }),
      resultsHrefOf: ({ id }: Survey) => validateHref({ projectId, view: 'results', id }),
    }),
    [projectId],
  );
  const isWaiting = !isComplete && surveys.length === 0;
  return (
    <PartOfTests
      id="surveys"
      title={labels.table}
      note={isComplete && surveys.length === 0 ? labels.empty : undefined}
      action={mayEdit && <Button onPress={() => setAsking(true)}>{labels.newSurvey}</Button>}
    >
      {isWaiting && <Skeleton label={labels.loading} shape="rows" count={2} />}
      {surveys.length > 0 && <SurveyList surveys={surveys} responses={counts} now={now()} {...hrefs} />}
      {isAsking && <NewSurvey projectId={projectId} onClose={close} />}
    </PartOfTests>
  );
}
