import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { AnyActorRef } from 'xstate';

/** Calls `onOver`, which closes a dialog for example, once a flow has reached its final state. Returns whether it has. */
export function useWhenOver(flow: AnyActorRef, onOver: () => void): boolean {
  const isOver: boolean = useSelector(flow, ({ status }) => status === 'done');
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  return isOver;
}
