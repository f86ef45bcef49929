import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { BudgetShare, ByteBudget } from './byte-budget.ts';

/** Waits for room for an answer, which is given back when its client has taken it, or is gone. Throws as `take` does. */
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
