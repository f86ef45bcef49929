import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** Draws anew each minute while it is wanted: some things change by time alone. */
export function useMinute(isWanted: boolean): number {
  const [minutes, setMinutes] = useState(0);
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setInterval(() => setMinutes((before) => before + 1), minuteMs);
    return () => clearInterval(timer);
  }, [isWanted]);
  return minutes;
}
