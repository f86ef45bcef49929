import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { BudgetShare, ByteBudget } from './byte-budget.ts';

/**
 * Takes the bytes of an answer from a budget, and gives them back once the client has read it or has gone. Waits for room,
 * and throws, as `take` does.
 */
export async function takeForAnswer(
  budget: ByteBudget,
  owner: string,
  bytes: number,
  reply: FastifyReply,
): Promise<BudgetShare> {
  const share = await budget.take(owner, bytes, { cut: () => reply.raw.destroy() });
  finished(reply.raw, () => share.release());
  return share;
}
