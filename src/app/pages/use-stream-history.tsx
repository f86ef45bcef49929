import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { useEffect, useMemo } from 'react';
import { Timeline } from '#domain/history/timeline.ts';
import { labels } from '#features/history/labels.ts';
import { comparedIn } from '#machines/sync/history.machine.ts';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { useApp } from '../app-context.ts';
import { useAuthor } from '../team/use-author.ts';
import { useDoerWords } from '../team/use-doers.ts';
import { useFlow } from '../use-flow.ts';
import { historyFlow } from './history-flow.ts';

/** The history of one stream, which grows while it is open. */
export function useStreamHistory(stream: string) {
  const app = useApp();
  const { workspace } = app.services;
  const flow = useMemo(() => historyFlow(app, [stream]), [app, stream]);
  const history = useFlow(flow, { stream });
  const author = useAuthor();
  const position = useAtom(workspace.position);
  useEffect(() => {
    if (position > 0) history.send({ type: 'history.grown' });
  }, [position, history]);
  const waiting = useAtom(workspace.pending, (all) => all.filter((each) => each.stream === stream).length);
  const context = useSelector(history, (snapshot) => snapshot.context);
  const { events, index } = context;
  const compared = useMemo(() => comparedIn(context), [context]);
  const timeline = useMemo(() => new Timeline(events), [events]);
  const last = timeline.changes.length - 1;
  const doers = useDoerWords();
  const words = useMemo(() => ({ ...noWords, ...doers }), [doers]);
  return {
    ...{ history, timeline, index, compared, last, author, words },
    /** Which change is looked at. */
    at: index ?? last,
    /** Says what of the stream has not reached the server. */
    pending: waiting > 0 && <InlineMessage tone="info">{labels.pending(waiting)}</InlineMessage>,
  };
}

/** Streams that have neither a status nor criteria. */
const noWords = { status: (status: string) => status, criterion: (id: string) => id };
