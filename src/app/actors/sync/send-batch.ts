import type { LogApi } from '#adapters/log-api/log-api.ts';
import { isApiFailure } from '#domain/api/api-failure.ts';
import type { Command } from '#domain/log/command.ts';
import type { CommandResult } from '#domain/log/command-result.ts';

/** The server cannot read one of the commands, or they are too much for it together. */
const unreadable = [400, 413];

/** Sends a batch. One command that the server cannot even read is rejected, so that it does not hold up the others. */
export async function sendBatch(
  api: LogApi,
  batch: readonly Command[],
  signal: AbortSignal,
): Promise<readonly CommandResult[]> {
  try {
    return await api.send(batch, signal);
  } catch (reason) {
    if (!isApiFailure(reason) || reason.kind !== 'refused' || !unreadable.includes(reason.status)) throw reason;
    if (batch.length <= 1) return batch.map(({ id }) => ({ id, status: 'rejected', reason: 'invalid-data' }));
    const middle = Math.ceil(batch.length / 2);
    const first = await sendBatch(api, batch.slice(0, middle), signal);
    return [...first, ...(await sendBatch(api, batch.slice(middle), signal))];
  }
}
