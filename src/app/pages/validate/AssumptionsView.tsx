import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isUnderWay } from '#domain/experiment/experiment.ts';
import { lenses } from '#domain/ledger/ledger.ts';
import { weakestOf } from '#domain/ledger/score.ts';
import { partOf } from '#domain/log/parts.ts';
import { type Project, projectStreamOf } from '#domain/project/project.ts';
import type { ParamsOf } from '#domain/routes/routes.ts';
import { AssumptionMap } from '#features/validate/assumptions/AssumptionMap.tsx';
import { AssumptionRows } from '#features/validate/assumptions/AssumptionRows.tsx';
import { BlankSentences } from '#features/validate/assumptions/BlankSentences.tsx';
import { drawerLabels, nextLabels } from '#features/validate/assumptions/labels.ts';
import { NextStepLine } from '#features/validate/assumptions/NextStepLine.tsx';
import { RetiredAssumptions } from '#features/validate/assumptions/RetiredAssumptions.tsx';
import { ScoreFormula } from '#features/validate/assumptions/ScoreFormula.tsx';
import { StateLine } from '#features/validate/assumptions/StateLine.tsx';
import { loopStepIn } from '#machines/home/select-loop-step.ts';
import { assumptionsMachine } from '#machines/validate/assumptions.machine.ts';
import { experimentsOf } from '#machines/validate/select-experiments.ts';
import { byRisk, isFull, ledgerOf, scoresOfProject } from '#machines/validate/select-ledger.ts';
import { stateAssumptionMachine } from '#machines/validate/state-assumption.machine.ts';
import { ideaOf } from '#machines/vault/select-ideas.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { namedExport } from '#ui/named-export.ts';
import { useApp } from '../../app-context.ts';
import { useFetchAhead } from '../../layouts/use-fetch-ahead.ts';
import { useFlow } from '../../use-flow.ts';
import { offerTakingBack } from '../offer-taking-back.ts';
import { useAssumptionCommands } from './use-assumption-commands.ts';
import { validateHref } from './validate-href.ts';
import type { ValidateViewProps } from './views.ts';

const loadOpened = () => import('./opened.ts');
const OneAssumption = lazy(namedExport(loadOpened, 'OneAssumption'));
const RestateDrafts = lazy(namedExport(loadOpened, 'RestateDrafts'));

/** The assumptions that must be true, by how much is at risk, with the next step for each. */
export default function AssumptionsView({ projectId, params }: ValidateViewProps) {
  const { actorOf, services } = useApp();
  const { workspace, newId, now } = services;
  const { open } = useViews(projectId);
  const scores = useAtom(scoresOfProject(workspace, projectId));
  const project = useAtom(workspace.stream(projectStreamOf(projectId))) as Project | undefined;
  const idea = useAtom(ideaOf(workspace, project?.ideaId ?? ''));
  const experiments = useAtom(experimentsOf(workspace, projectId));
  const line = useFlow(stateAssumptionMachine, { projectId });
  const page = useFlow(
    assumptionsMachine.provide({
      actions: {
        offerUndo: (_, done) =>
          offerTakingBack(actorOf('toasts'), services, { message: drawerLabels.done(done), drafts: done.drafts }),
      },
    }),
    { projectId },
  );
  const live = useMemo(() => byRisk(scores.filter(({ assumption }) => !assumption.retired)), [scores]);
  const stated = live.map(({ assumption }) => assumption.lens);
  const retired = useMemo(() => scores.flatMap(({ assumption }) => (assumption.retired ? [assumption] : [])), [scores]);
  const tested = useMemo(
    () => new Set(experiments.flatMap(({ lock, assumptionId }) => (lock ? [assumptionId] : []))),
    [experiments],
  );
  const underTest = useMemo(
    () => new Set(experiments.flatMap((each) => (isUnderWay(each) ? [each.assumptionId] : []))),
    [experiments],
  );
  const isTested = useCallback(
    ({ cited, id }: { readonly cited: boolean; readonly id: string }) => cited || tested.has(id),
    [tested],
  );
  useAssumptionCommands(projectId, page, isTested);
  const step = useAtom(loopStepIn(workspace, projectId, now()));
  const nextId = step?.assumptionId ?? undefined;
  const openOne = useCallback(
    (id: string) => {
      const assumption = partOf(ledgerOf(workspace, projectId).get().assumptions, id);
      if (assumption) page.send({ type: 'assumption.opened', assumption });
    },
    [workspace, projectId, page],
  );
  const { id: named } = params;
  useEffect(() => {
    if (named !== undefined) openOne(named);
  }, [named, openOne]);
  useFetchAhead(loadOpened);
  const isOpen = useSelector(page, (snapshot) => !snapshot.matches('listing'));
  // The sentences stay where they were at first, with what is written in them; above a list that has begun they would be in its way.
  const [isFolded] = useState(live.length > 0);
  const [hasBegun] = useState(scores.length >= lenses.length);
  const stateLine = useRef<HTMLDivElement>(null);
  const blanks = idea && !hasBegun && (
    <BlankSentences
      idea={idea}
      stated={stated}
      count={scores.length}
      line={line}
      newId={newId}
      isFolded={isFolded}
      onCompleted={() => stateLine.current?.querySelector('input')?.focus()}
    />
  );
  const test = (assumptionId: string) => open('experiments', { assumption: assumptionId });
  return (
    <>
      {live.length > 0 && (
        <NextStepLine
          step={step}
          weakest={weakestOf(scores)}
          actions={
            step?.kind === 'decide' ? (
              nextId !== undefined && <Button onPress={() => test(nextId)}>{nextLabels.newExperiment}</Button>
            ) : (
              <Button onPress={() => open('decide')}>{nextLabels.decideButton}</Button>
            )
          }
          onDecide={() => open('decide')}
        />
      )}
      {!isFolded && blanks}
      <Suspense fallback={null}>
        {project?.forkedFrom != null && <RestateDrafts projectId={projectId} isFull={isFull(scores)} named={named} />}
      </Suspense>
      <div ref={stateLine}>
        <StateLine line={line} isFull={isFull(scores)} newId={newId} />
      </div>
      {live.length > 0 && (
        <div className={columns}>
          <div className={css({ minWidth: '0' })}>
            <AssumptionRows
              scores={live}
              nextId={nextId}
              underTest={underTest}
              hrefOf={(id) => validateHref({ projectId, view: 'assumptions', id })}
              onOpen={openOne}
            />
          </div>
          <div className={beside}>
            <AssumptionMap scores={live} nextId={nextId} />
          </div>
        </div>
      )}
      {isFolded && blanks}
      <RetiredAssumptions
        assumptions={retired}
        onOpen={(assumption) => page.send({ type: 'assumption.opened', assumption })}
      />
      {live.length > 0 && <ScoreFormula />}
      <Suspense fallback={null}>
        {isOpen && <OneAssumption projectId={projectId} page={page} isTested={isTested} onTest={test} />}
      </Suspense>
    </>
  );
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    laptop: 'minmax(0, 3fr) minmax(0, 2fr)',
    desktop: 'minmax(0, 2fr) minmax(0, 1fr)',
  },
  gap: '32',
});
// On a tablet it stands below the list; on a phone the list says it all.
const beside = css({ minWidth: '0', display: { tabletDown: 'none' } });

/** The ways from one view of a project to another. */
function useViews(projectId: string) {
  const { navigate } = useApp().services;
  return {
    open: (view: string, params: Omit<ParamsOf<'validate'>, 'projectId' | 'view'> = {}) =>
      navigate({ name: 'validate', params: { projectId, view, ...params } }),
  };
}
