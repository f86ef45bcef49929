import { useSelector as useAtom } from '@xstate/store-react';
import { useEffect, useMemo } from 'react';
import type { Predecessor } from '#domain/lineage/lineage-of.ts';
import { partOf } from '#domain/log/parts.ts';
import { RefutedDrafts } from '#features/validate/assumptions/RefutedDrafts.tsx';
import { lineageIn } from '#machines/project/select-lineage.ts';
import { restateMachine } from '#machines/validate/restate.machine.ts';
import { commandsForRestating, type RefutedAssumption } from '#machines/validate/restate-commands.ts';
import { ledgerOf } from '#machines/validate/select-ledger.ts';
import { useApp } from '../../app-context.ts';
import { useFlow } from '../../use-flow.ts';

export interface RestateDraftsProps {
  readonly projectId: string;
  /** There is room for no other assumption. */
  readonly isFull: boolean;
  /** The assumption that the address names. */
  readonly named: string | undefined;
}

/** Assumptions that a test refuted before the pivot, to be restated; a card of one leads to where it was assumed. */
export function RestateDrafts({ projectId, isFull, named }: RestateDraftsProps) {
  const { services } = useApp();
  const { workspace, newId } = services;
  const { predecessors } = useAtom(lineageIn(workspace, projectId));
  const drafts = useMemo(() => draftsOf(predecessors[0]), [predecessors]);
  const restate = useFlow(
    restateMachine.provide({
      actions: { restate: (_, restated) => services.dispatch(commandsForRestating(projectId, restated, newId)) },
    }),
  );
  const { assumptions } = useAtom(ledgerOf(workspace, projectId));
  // On a new device the ledger and what came before it may be read after the screen is there.
  useEffect(() => {
    if (named === undefined || partOf(assumptions, named)) return;
    const other = predecessors.find(({ believed }) => believed.some(({ assumption }) => assumption.id === named));
    if (!other) return;
    const params = { projectId: other.project.id, view: 'assumptions', id: named } as const;
    services.navigate({ name: 'validate', params }, { replace: true });
  }, [services, named, assumptions, predecessors]);
  return <RefutedDrafts drafts={drafts} restate={restate} isFull={isFull} />;
}

/** Returns the assumptions of the previous idea that a test refuted, and that nobody has restated or left behind. */
const draftsOf = (predecessor: Predecessor | undefined): readonly RefutedAssumption[] =>
  (predecessor?.believed ?? [])
    .filter(({ isRefuted, carriedTo }) => isRefuted && carriedTo === null)
    .map((belief) => ({ projectId: predecessor?.project.id ?? '', belief }));
