import { useEffect, useState } from 'react';
import { whenIdle } from '#adapters/page/when-idle.ts';

/** Whether the browser had nothing more urgent to do since the component was mounted: what takes work and can wait is shown then. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let isGone = false;
    whenIdle().then(() => {
      if (!isGone) setIdle(true);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return isIdle;
}
