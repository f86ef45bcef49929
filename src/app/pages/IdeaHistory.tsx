import { useSelector } from '@xstate/store-react';
import { useCallback, useEffect, useMemo } from 'react';
import { type Idea, ideaStreamOf } from '#domain/idea/idea.ts';
import { projectStreamOf } from '#domain/project/project.ts';
import { HistoryDialog } from '#features/history/HistoryDialog.tsx';
import { labels as historyLabels } from '#features/history/labels.ts';
import { statusLabels } from '#features/idea-vault/labels.ts';
import { projectsOf } from '#machines/project/select-projects.ts';
import { vaultOf } from '#machines/vault/select-vault.ts';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { useApp } from '../app-context.ts';
import { useAuthor } from '../team/use-author.ts';
import { useDoerWords } from '../team/use-doers.ts';
import { useFlow } from '../use-flow.ts';
import { historyFlow } from './history-flow.ts';

export interface IdeaHistoryProps {
  readonly idea: Idea;
  readonly onClose: () => void;
}

/** The life of an idea and of what was explored for it. */
export function IdeaHistory({ idea, onClose }: IdeaHistoryProps) {
  const app = useApp();
  const { workspace } = app.services;
  const projects = useSelector(projectsOf(workspace));
  const streams = useMemo(
    () => [
      ideaStreamOf(idea.id),
      ...projects.filter(({ ideaId }) => ideaId === idea.id).map(({ id }) => projectStreamOf(id)),
    ],
    [idea.id, projects],
  );
  const flow = useMemo(() => historyFlow(app, streams), [app, streams]);
  const history = useFlow(flow, { stream: ideaStreamOf(idea.id) });
  const author = useAuthor();
  const position = useSelector(workspace.position);
  useEffect(() => {
    if (position > 0) history.send({ type: 'history.grown' });
  }, [position, history]);

  const pending = useSelector(
    workspace.pending,
    (all) => all.filter(({ stream }) => streams.some((each) => each === stream)).length,
  );
  const { criteria } = useSelector(vaultOf(workspace));
  const criterion = useCallback(
    (id: string) => criteria.find((each) => each.id === id)?.name ?? 'a removed criterion',
    [criteria],
  );
  const doers = useDoerWords();
  const words = useMemo(() => ({ status: statusWord, criterion, ...doers }), [criterion, doers]);
  return (
    <HistoryDialog
      history={history}
      moments={idea.moments}
      words={words}
      author={author}
      onClose={onClose}
      pending={pending > 0 && <InlineMessage tone="info">{historyLabels.pending(pending)}</InlineMessage>}
    />
  );
}

const statusWord = (status: string): string =>
  Object.hasOwn(statusLabels, status) ? statusLabels[status as keyof typeof statusLabels] : status;
