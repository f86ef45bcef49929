import { transferFailureOf } from '#domain/transfer/transfer-failure.ts';
import { newId } from '../clock/new-id.ts';
import type { TransferAnswer, TransferCall } from './transfer-port.ts';
import { createTransferSession } from './transfer-session.ts';

/** Reads files beside the page, so that the page stays alive however large they are. */
const session = createTransferSession(newId);

async function answer({ id, name, input }: TransferCall): Promise<TransferAnswer> {
  try {
    const call = session[name] as (...given: readonly unknown[]) => unknown;
    return { id, output: await call(...input) };
  } catch (reason) {
    return { id, failure: transferFailureOf(reason) };
  }
}

addEventListener('message', async ({ data }: MessageEvent<TransferCall>) => postMessage(await answer(data)));
