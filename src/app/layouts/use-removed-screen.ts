import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '#adapters/page/when-idle.ts';

const load = () => import('./RemovedFromWorkspace.tsx');

/**
 * The screen of somebody who is no member any more; null for members. It is fetched while they are one, so that it is there
 * at once: a boundary of React’s for what is still being fetched would also hold it back for 300 ms.
 */
export function useRemovedScreen({
  isInTeam,
  isRemoved,
}: Record<'isInTeam' | 'isRemoved', boolean>): ComponentType | null {
  const [screen, setScreen] = useState<ComponentType | null>(null);
  const isWanted = (isInTeam || isRemoved) && screen === null;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    const keep = ({ default: found }: Awaited<ReturnType<typeof load>>): void => {
      if (!isGone) setScreen(() => found);
    };
    (isRemoved ? load() : whenIdle().then(load)).then(keep).catch(() => {});
    return () => {
      isGone = true;
    };
  }, [isWanted, isRemoved]);
  return isRemoved ? screen : null;
}
