import { parentPort, workerData } from 'node:worker_threads';
import { hashFlood, largeCanvases, liveFlood, slowReaders } from './attacks.ts';

// The four attackers, beside the thread that measures: prepares, says so, attacks when told to, and ends when told again.
const { url } = workerData as { readonly url: string };
const attacks = [await hashFlood(url), await slowReaders(url), await largeCanvases(url), await liveFlood(url)];
let isOver = false;
parentPort?.on('message', async (said: 'begin' | 'end') => {
  isOver = said === 'end';
  if (isOver) return;
  await Promise.allSettled(attacks.map((attack) => attack(() => isOver)));
  parentPort?.close();
});
parentPort?.postMessage('prepared');
