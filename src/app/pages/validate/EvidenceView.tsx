import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { useMemo } from 'react';
import { saveFile } from '#adapters/page/save-file.ts';
import { formatCsv } from '#adapters/transfer/format-csv.ts';
import { type Interview, interviewStreamOf } from '#domain/interview/interview.ts';
import type { Evidence } from '#domain/ledger/ledger.ts';
import { EvidenceFilters } from '#features/validate/evidence/EvidenceFilters.tsx';
import { EvidenceList } from '#features/validate/evidence/EvidenceList.tsx';
import { evidenceRows } from '#features/validate/evidence/evidence-rows.ts';
import { fileLabels, evidenceLabels as labels, withdrawLabels } from '#features/validate/evidence/labels.ts';
import { UncountedQuotes } from '#features/validate/evidence/UncountedQuotes.tsx';
import { WithdrawDialog } from '#features/validate/evidence/WithdrawDialog.tsx';
import { evidenceListMachine } from '#machines/validate/evidence-list.machine.ts';
import { type ListedEvidence, listedOf, narrowed } from '#machines/validate/list-evidence.ts';
import { experimentsOf } from '#machines/validate/select-experiments.ts';
import { ledgerOf, scoresOfProject } from '#machines/validate/select-ledger.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { ContourDrawing } from '#ui/drawings/ContourDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useRights } from '#ui/rights.ts';
import { useApp } from '../../app-context.ts';
import { CommentOn } from '../../comments/CommentOn.tsx';
import type { Services } from '../../services.ts';
import { fileNames } from '../../team/file-names.ts';
import { useDoers } from '../../team/use-doers.ts';
import { useFlow } from '../../use-flow.ts';
import { offerTakingBack } from '../offer-taking-back.ts';
import { LedgerHistory } from './LedgerHistory.tsx';
import { RecordEvidence } from './RecordEvidence.tsx';
import { useUncountedQuotes } from './use-uncounted-quotes.ts';
import { validateHref } from './validate-href.ts';
import type { ValidateViewProps } from './views.ts';

/** Everything that enters the score, in the order of the log. */
export default function EvidenceView({ projectId, params }: ValidateViewProps) {
  const { actorOf, services } = useApp();
  const { workspace } = services;
  const ledger = useAtom(ledgerOf(workspace, projectId));
  const scores = useAtom(scoresOfProject(workspace, projectId));
  const page = useFlow(
    evidenceListMachine.provide({
      actions: {
        offerUndo: (_, { drafts }) =>
          offerTakingBack(actorOf('toasts'), services, { message: withdrawLabels.done, drafts }),
      },
    }),
    { projectId, assumptionId: params['assumption'] ?? null },
  );
  const filter = useSelector(page, ({ context }) => context.filter);
  const state = useSelector(page, ({ value }) => value);
  const all = useMemo(() => listedOf(ledger, scores), [ledger, scores]);
  const shown = useMemo(() => narrowed(all, filter), [all, filter]);
  const assumptions = useMemo(() => scores.map(({ assumption }) => assumption), [scores]);
  const quotes = useUncountedQuotes(projectId);
  const experiments = useAtom(experimentsOf(workspace, projectId));
  const judgedOf = useMemo(() => {
    const byId = new Map(experiments.map((experiment) => [experiment.id, experiment]));
    return ({ experimentId, judgement, carriedFrom, origin }: Evidence) =>
      carriedFrom === null && !origin
        ? byId.get(experimentId ?? '')?.judgements.find((each) => each.judgement === judgement)
        : undefined;
  }, [experiments]);
  const doerOf = useDoers();
  const mayEdit = useRights().edit;
  return (
    <>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8', _empty: { display: 'none' } })}>
        {mayEdit && assumptions.length > 0 && (
          <Button onPress={() => page.send({ type: 'recording.asked' })}>{labels.record}</Button>
        )}
        {ledger.version > 0 && <Button onPress={() => page.send({ type: 'history.asked' })}>{labels.history}</Button>}
        {shown.length > 0 && (
          <Button onPress={() => exportEvidence(services, shown).catch(services.showFailure)}>
            {fileLabels.export}
          </Button>
        )}
      </div>
      <UncountedQuotes quotes={quotes} interviewsHref={validateHref({ projectId, view: 'interviews' })} />
      {all.length === 0 && (
        <EmptyState
          title={labels.emptyTitle}
          drawing={<ContourDrawing />}
          actions={
            <ButtonLink
              href={validateHref({ projectId, view: assumptions.length === 0 ? 'assumptions' : 'experiments' })}
            >
              {assumptions.length === 0 ? labels.toAssumptions : labels.toExperiments}
            </ButtonLink>
          }
        >
          {labels.empty}
        </EmptyState>
      )}
      {all.length > 0 && (
        <>
          <EvidenceFilters page={page} assumptions={assumptions} />
          <EvidenceList
            page={page}
            shown={shown}
            total={all.length}
            judgedOf={judgedOf}
            doerOf={doerOf}
            experimentHrefOf={(id) => validateHref({ projectId, view: 'experiments', id })}
            commentsOn={({ id }) => <CommentOn kind="evidence" id={id} projectId={projectId} size="small" />}
            interviewHrefOf={(id) => validateHref({ projectId, view: 'interviews', id })}
          />
        </>
      )}
      <WithdrawDialog page={page} />
      {state === 'recording' && (
        <RecordEvidence
          projectId={projectId}
          assumptionId={filter.assumptionId ?? ''}
          onClose={() => page.send({ type: 'recording.left' })}
        />
      )}
      {state === 'comparing' && (
        <LedgerHistory projectId={projectId} onClose={() => page.send({ type: 'history.closed' })} />
      )}
    </>
  );
}

/** Gives what is listed to the browser's downloads as a table. */
async function exportEvidence(services: Services, listed: readonly ListedEvidence[]): Promise<void> {
  const { workspace, now, showToast } = services;
  if (!workspace.isComplete.get()) {
    showToast({ tone: 'warning', message: fileLabels.notLoaded });
    return;
  }
  const isErased = (id: string) => (workspace.peek(interviewStreamOf(id)) as Interview | undefined)?.erased === true;
  const rows = evidenceRows(listed, isErased, await fileNames(services));
  const name = `groundwork-evidence-${now().slice(0, 10)}.csv`;
  saveFile(new Blob([formatCsv(rows)], { type: 'text/csv;charset=utf-8' }), name);
  showToast({ tone: 'success', message: fileLabels.exported(listed.length, name) });
}
