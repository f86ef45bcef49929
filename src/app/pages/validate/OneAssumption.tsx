import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { useMemo } from 'react';
import { cardOf } from '#domain/canvas/card-of.ts';
import type { Assumption } from '#domain/ledger/ledger.ts';
import { ledgerDraft } from '#domain/log/command-draft.ts';
import { type Project, projectStreamOf } from '#domain/project/project.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { AssumptionDrawer } from '#features/validate/assumptions/AssumptionDrawer.tsx';
import { EvidenceRow } from '#features/validate/evidence/EvidenceRow.tsx';
import { UncountedQuotes } from '#features/validate/evidence/UncountedQuotes.tsx';
import { canvasOf } from '#machines/canvas/select-canvas.ts';
import type { AssumptionsActor } from '#machines/validate/assumptions.machine.ts';
import { listedOfOne } from '#machines/validate/list-evidence.ts';
import { isFull, scoresOfProject } from '#machines/validate/select-ledger.ts';
import { useApp } from '../../app-context.ts';
import { CommentOn } from '../../comments/CommentOn.tsx';
import { AssignedTo } from '../../team/AssignedTo.tsx';
import { useDoers } from '../../team/use-doers.ts';
import { RecordEvidence } from './RecordEvidence.tsx';
import { useUncountedQuotes } from './use-uncounted-quotes.ts';
import { validateHref } from './validate-href.ts';

export interface OneAssumptionProps {
  readonly projectId: string;
  readonly page: AssumptionsActor;
  readonly isTested: (assumption: Assumption) => boolean;
  readonly onTest: ((assumptionId: string) => void) | undefined;
}

/** The assumption that is open, with its evidence. */
export function OneAssumption({ projectId, page, isTested, onTest }: OneAssumptionProps) {
  const { workspace, newId, dispatch } = useApp().services;
  const scores = useAtom(scoresOfProject(workspace, projectId));
  const project = useAtom(workspace.stream(projectStreamOf(projectId))) as Project | undefined;
  const canvas = useAtom(canvasOf(workspace, project?.canvasId ?? ''));
  const quotes = useUncountedQuotes(projectId);
  const doerOf = useDoers();
  const id = useSelector(page, ({ context }) => context.assumption?.id ?? '');
  const isRecording = useSelector(page, (snapshot) => snapshot.matches('recording'));
  const scored = scores.find(({ assumption }) => assumption.id === id);
  const listed = useMemo(() => (scored ? listedOfOne(scored) : []), [scored]);
  const assumption = scored?.assumption;
  const card = useMemo(() => canvas && assumption && cardOf(canvas, assumption), [canvas, assumption]);
  if (isRecording) {
    return (
      <RecordEvidence projectId={projectId} assumptionId={id} onClose={() => page.send({ type: 'evidence.left' })} />
    );
  }
  return (
    <AssumptionDrawer
      page={page}
      isFull={isFull(scores)}
      scores={scores}
      isTested={scored !== undefined && isTested(scored.assumption)}
      newId={newId}
      onTest={onTest && (() => onTest(id))}
      canvasHref={card && buildPath({ name: 'canvas', params: { projectId, node: card.id } })}
      who={
        <AssignedTo
          key={id}
          assigned={assumption?.assigned}
          onAssign={(assigning) =>
            dispatch([ledgerDraft('AssignAssumption', projectId, { assumptionId: id, ...assigning })])
          }
        />
      }
      comments={<CommentOn kind="assumption" id={id} projectId={projectId} size="small" variant="secondary" />}
      evidence={
        <>
          <UncountedQuotes
            quotes={quotes.filter(({ assumptionId }) => assumptionId === id)}
            interviewsHref={validateHref({ projectId, view: 'interviews' })}
          />
          <ul>
            {listed.map((each) => (
              <li key={each.evidence.id}>
                <EvidenceRow listed={each} namesAssumption={false} doer={doerOf(each.evidence.place.by)} />
              </li>
            ))}
          </ul>
        </>
      }
    />
  );
}
