/** Each question has a worker of its own, so that one that is not wanted any more ends at once. */
export function askWorker<Answer>(open: () => Worker, question: unknown, signal: AbortSignal): Promise<Answer> {
  signal.throwIfAborted();
  const worker = open();
  const answered = new Promise<Answer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data));
    worker.addEventListener('error', ({ message }) => reject(new Error(`the worker failed: ${message}`)));
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.postMessage(question);
  });
  return answered.finally(() => worker.terminate());
}
