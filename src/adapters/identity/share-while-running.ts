/** Whoever starts what is running already, by its key, gets the same answer: a code is good once. */
export function shareWhileRunning<T>(): (key: string, start: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (key, start) => {
    const answer = running.get(key) ?? start().finally(() => running.delete(key));
    running.set(key, answer);
    return answer;
  };
}
