import type { Atom } from '@xstate/store';
import { useSelector as useAtom } from '@xstate/store-react';
import { useEffect, useMemo } from 'react';
import { refutedBefore } from '#domain/lineage/lineage-of.ts';
import { cardLooks } from '#features/canvas/cards/card-looks.ts';
import { loopStepIn } from '#machines/home/select-loop-step.ts';
import { lineageIn } from '#machines/project/select-lineage.ts';
import { scoresOfProject } from '#machines/validate/select-ledger.ts';
import { paintCard } from '#painter/paint-card.ts';
import type { ShownCards } from '#painter/shown-cards.ts';
import { useApp } from '../../app-context.ts';

export interface CanvasCardsProps {
  readonly projectId: string;
  /** Told what is seen on the cards, and how it is painted. */
  readonly cards: Atom<ShownCards | null>;
}

/** Follows what the project knows of its assumptions, for their cards. */
export function CanvasCards({ projectId, cards }: CanvasCardsProps) {
  const { workspace, now } = useApp().services;
  const step = useAtom(loopStepIn(workspace, projectId, now()));
  const scores = useAtom(scoresOfProject(workspace, projectId));
  const { predecessors } = useAtom(lineageIn(workspace, projectId));
  const refuted = useMemo(() => refutedBefore(predecessors), [predecessors]);
  useEffect(
    () => cards.set((shown) => ({ looks: cardLooks(scores, step, shown?.looks, refuted), paint: paintCard })),
    [cards, scores, step, refuted],
  );
  return null;
}
