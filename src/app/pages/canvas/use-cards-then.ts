import { useSelector } from '@xstate/react';
import { createAtom } from '@xstate/store';
import { useSelector as useAtom } from '@xstate/store-react';
import { useEffect, useMemo } from 'react';
import { Timeline } from '#domain/history/timeline.ts';
import { type Ledger, ledgerStreamOf } from '#domain/ledger/ledger.ts';
import { scoresOf } from '#domain/ledger/score.ts';
import { loopStepOf } from '#domain/next-step/loop-step.ts';
import type { CardLooks } from '#drawing/card-look.ts';
import type { CanvasSession, CardsAtom } from '#features/canvas/canvas-session.ts';
import { cardLooks } from '#features/canvas/cards/card-looks.ts';
import { paintCard } from '#painter/paint-card.ts';
import type { ShownCards } from '#painter/shown-cards.ts';
import { useApp } from '../../app-context.ts';
import { useFlow } from '../../use-flow.ts';
import { historyFlow } from '../history-flow.ts';

/** Returns the cards at a position of the log; the current ones if it is null. */
export function useCardsThen(session: CanvasSession, projectId: string, position: number | null): CardsAtom {
  const app = useApp();
  const stream = ledgerStreamOf(projectId);
  const flow = useMemo(() => historyFlow(app, [stream]), [app, stream]);
  const history = useFlow(flow, { stream });
  const newest = useAtom(app.services.workspace.position);
  useEffect(() => {
    if (newest > 0) history.send({ type: 'history.grown' });
  }, [newest, history]);
  const { events } = useSelector(history, ({ context }) => context);
  const timeline = useMemo(() => new Timeline(events), [events]);
  const now = useAtom(session.cards);
  const shown = useMemo((): ShownCards | null => {
    if (position === null) return now;
    const index = timeline.changes.findLastIndex((change) => change.position <= position);
    const ledger = timeline.statesAfter(index).get(stream) as Ledger | undefined;
    return { looks: ledger ? looksThen(projectId, ledger) : new Map(), paint: paintCard };
  }, [timeline, projectId, stream, position, now]);
  const cards = useMemo(() => createAtom<ShownCards | null>(null), []);
  useEffect(() => cards.set(shown), [cards, shown]);
  return cards;
}

/** By the ledger alone, in which no test has begun that was not judged. */
function looksThen(projectId: string, ledger: Ledger): CardLooks {
  const scores = scoresOf(ledger);
  const loop = { projectId, title: '', ledger, scores, experiments: [] };
  return cardLooks(scores, loopStepOf(loop, 'testing', ''));
}
