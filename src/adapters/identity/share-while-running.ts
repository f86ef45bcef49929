/** Shares a running call: a second start with the same key gets the same answer, since a code is good once. */
export function shareWhileRunning<T>(): (key: string, start: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (key, start) => {
    const answer = running.get(key) ?? start().finally(() => running.delete(key));
    running.set(key, answer);
    return answer;
  };
}
