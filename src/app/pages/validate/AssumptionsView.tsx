import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { lazy, Suspense, useCallback, useEffect, useMemo } from 'react';
import { nextTestOf } from '#domain/ledger/next-test.ts';
import { weakestOf } from '#domain/ledger/score.ts';
import { partOf } from '#domain/log/parts.ts';
import { AssumptionRows } from '#features/validate/assumptions/AssumptionRows.tsx';
import { BlankSentences } from '#features/validate/assumptions/BlankSentences.tsx';
import { drawerLabels, nextLabels } from '#features/validate/assumptions/labels.ts';
import { NextTestLine } from '#features/validate/assumptions/NextTestLine.tsx';
import { RetiredAssumptions } from '#features/validate/assumptions/RetiredAssumptions.tsx';
import { ScoreFormula } from '#features/validate/assumptions/ScoreFormula.tsx';
import { StateLine } from '#features/validate/assumptions/StateLine.tsx';
import { assumptionsMachine } from '#machines/validate/assumptions.machine.ts';
import { experimentsOf } from '#machines/validate/select-experiments.ts';
import { byRisk, isFull, ledgerOf, scoresOfProject } from '#machines/validate/select-ledger.ts';
import { stateAssumptionMachine } from '#machines/validate/state-assumption.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { NextStep } from '#ui/NextStep.tsx';
import { useApp } from '../../app-context.ts';
import { useFlow } from '../../use-flow.ts';
import { dispatch } from '../dispatch-action.ts';
import { offerTakingBack } from '../offer-taking-back.ts';
import { OneAssumption } from './OneAssumption.tsx';
import { useAssumptionCommands } from './use-assumption-commands.ts';
import { useViews } from './use-views.ts';
import type { ValidateViewProps } from './views.ts';

const AssumptionMap = lazy(() => import('#features/validate/assumptions/AssumptionMap.tsx'));

/** What must be true, by how much is at risk, and what to do about it next. */
export default function AssumptionsView({ projectId, params }: ValidateViewProps) {
  const { actorOf, services } = useApp();
  const { workspace, newId } = services;
  const { open, has } = useViews(projectId);
  const ledger = useAtom(ledgerOf(workspace, projectId));
  const scores = useAtom(scoresOfProject(workspace, projectId));
  const experiments = useAtom(experimentsOf(workspace, projectId));
  const line = useFlow(stateAssumptionMachine.provide({ actions: { issue: dispatch(services) } }), { projectId });
  const page = useFlow(
    assumptionsMachine.provide({
      actions: {
        issue: dispatch(services),
        offerUndo: (_, done) =>
          offerTakingBack(actorOf('toasts'), services, { message: drawerLabels.done(done), drafts: done.drafts }),
      },
    }),
    { projectId },
  );
  const live = useMemo(() => byRisk(scores.filter(({ assumption }) => !assumption.retired)), [scores]);
  const retired = useMemo(() => scores.flatMap(({ assumption }) => (assumption.retired ? [assumption] : [])), [scores]);
  const tested = useMemo(
    () => new Set(experiments.flatMap(({ lock, assumptionId }) => (lock ? [assumptionId] : []))),
    [experiments],
  );
  const isTested = useCallback(
    ({ cited, id }: { readonly cited: boolean; readonly id: string }) => cited || tested.has(id),
    [tested],
  );
  useAssumptionCommands(projectId, page, isTested);
  const next = useMemo(() => {
    const methods = new Map(experiments.map(({ id, method }) => [id, method]));
    return nextTestOf(ledger, scores, (id) => methods.get(id));
  }, [ledger, scores, experiments]);
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
  const isOpen = useSelector(page, (snapshot) => !snapshot.matches('listing'));
  const test = (assumptionId: string) => open('experiments', { assumption: assumptionId });
  const canTest = has('experiments');
  const canDecide = has('decide');
  const decides = next?.kind === 'decide' && canDecide;
  return (
    <>
      {next && (
        <NextTestLine
          next={next}
          weakest={weakestOf(scores)}
          actions={
            <>
              {decides && <NextStep onClick={() => open('decide')}>{nextLabels.decideButton}</NextStep>}
              {canTest && !decides && (
                <NextStep onClick={() => test(next.scored.assumption.id)}>{nextLabels.newExperiment}</NextStep>
              )}
              {canTest && decides && (
                <Button onPress={() => test(next.scored.assumption.id)}>{nextLabels.newExperiment}</Button>
              )}
              {canDecide && !decides && <Button onPress={() => open('decide')}>{nextLabels.decideButton}</Button>}
            </>
          }
        />
      )}
      <StateLine line={line} isFull={isFull(scores)} newId={newId} />
      {live.length === 0 && <BlankSentences line={line} newId={newId} />}
      {live.length > 0 && (
        <div className={columns}>
          <div className={css({ minWidth: '0' })}>
            <AssumptionRows scores={live} nextId={next?.scored.assumption.id} onOpen={openOne} />
          </div>
          <div className={beside}>
            <Suspense fallback={null}>
              <AssumptionMap scores={live} nextId={next?.scored.assumption.id} />
            </Suspense>
          </div>
        </div>
      )}
      <RetiredAssumptions
        assumptions={retired}
        onOpen={(assumption) => page.send({ type: 'assumption.opened', assumption })}
      />
      {live.length > 0 && <ScoreFormula />}
      {isOpen && (
        <OneAssumption projectId={projectId} page={page} isTested={isTested} onTest={canTest ? test : undefined} />
      )}
    </>
  );
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', desktop: 'minmax(0, 2fr) minmax(0, 1fr)' },
  gap: '32',
});
// Below the width of a tablet the list says it all.
const beside = css({ minWidth: '0', display: { tabletDown: 'none' } });
