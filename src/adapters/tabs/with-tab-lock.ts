/** Runs `work` while no other tab runs work of the same name; waiting ends with the signal. */
export type WithTabLock = <T>(name: string, signal: AbortSignal, work: () => Promise<T>) => Promise<T>;

/** By the browser's locks, which a tab that dies gives back. Without them (an insecure origin) nobody waits. */
export const withTabLock: WithTabLock = async (name, signal, work) => {
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request(name, { signal }, work) : work();
};
