import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A Fastify with nothing but one answer, in a thread of its own. */
export async function serveConstant(html: string) {
  const worker = new Worker(new URL('./constant-server.ts', import.meta.url), { workerData: html });
  const [port] = (await once(worker, 'message')) as [number];
  return { url: new URL(`http://localhost:${port}/`), close: async () => void (await worker.terminate()) };
}
