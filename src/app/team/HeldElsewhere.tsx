import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { useEffect } from 'react';
import { local } from '#adapters/storage/local.ts';
import { findHoldingWorkspace } from '#adapters/team/holding-workspace.ts';
import { selectUser } from '#machines/shell/user.store.ts';
import { useApp } from '../app-context.ts';
import type { PageProps } from '../page-props.ts';
import { openWorkspace } from './open-workspace.ts';
import { streamAt } from './stream-at.ts';

/**
 * Opens another workspace of the founder’s if the address names it, or something that is there and not in the open one: links
 * from mails, notices and colleagues lead into the workspace that they are about.
 */
export function HeldElsewhere({ place }: PageProps) {
  const { actorOf, services } = useApp();
  const { workspace, call } = services;
  const workspaces = useSelector(actorOf('user'), selectUser)?.workspaces;
  const current = useAtom(workspace.id);
  const isComplete = useAtom(workspace.isComplete);
  const stream = streamAt(place);
  const isMissing = useAtom(workspace.stream(stream ?? '')) === undefined && isComplete;
  const named = place.params['workspace'];
  useEffect(() => {
    const [own] = workspaces ?? [];
    let isLeft = false;
    const open = (id: string): void => {
      if (isLeft || id === current || !workspaces?.some((each) => each.id === id)) return;
      openWorkspace(local, id === own?.id ? null : id, place.path);
    };
    if (named !== undefined) open(named);
    // What no workspace of the founder’s holds, the screen itself says is gone.
    else if (stream !== null && isMissing) findHoldingWorkspace(call, stream).then(open, () => undefined);
    return () => {
      isLeft = true;
    };
  }, [call, current, workspaces, named, stream, isMissing, place.path]);
  return null;
}
