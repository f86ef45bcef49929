import { type Account, openAccount } from '../../fixtures/account.ts';
import type { Product } from '../../fixtures/product.ts';
import { residentKb } from './resident-kb.ts';

const founders = 300;
const ideasEach = 100;
const atOnce = 4;

/**
 * Measures the server's memory for each founder who has just written a hundred ideas, in KB; garbage that it would
 * clear away counts as well.
 */
export async function measureFounders({ url, pid }: Product): Promise<number> {
  const accounts: Account[] = [];
  for (let n = 0; n < founders; n++) accounts.push(await openAccount(url));
  const before = residentKb(pid);
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = accounts.pop(); next; next = accounts.pop()) await writeIdeas(url, next.accessToken);
    }),
  );
  return (residentKb(pid) - before) / founders;
}

async function writeIdeas(url: string, token: string): Promise<void> {
  const at = new Date().toISOString();
  const commands = Array.from({ length: ideasEach }, (_, n) => ({
    ...{ id: crypto.randomUUID(), type: 'CaptureIdea', stream: `idea-${crypto.randomUUID()}`, at },
    data: { title: `Idea number ${n}: what each bake really costs` },
  }));
  const answer = await fetch(`${url}/api/v1/commands`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ commands }),
  });
  if (!answer.ok) throw new Error(`${ideasEach} ideas were answered ${answer.status}`);
  await answer.text();
}
