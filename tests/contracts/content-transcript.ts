import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One exchange with a real Directus 12, as it was recorded. */
export interface Exchange {
  readonly request: { readonly method: string; readonly path: string; readonly headers?: Record<string, string> };
  readonly response: { readonly status: number; readonly headers: Record<string, string>; readonly body: string };
}

export const transcript: readonly Exchange[] = readFileSync(
  join(import.meta.dirname, 'fixtures/directus-transcript.jsonl'),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

export function exchange(path: string): Exchange {
  const found = transcript.find(({ request }) => request.method === 'GET' && request.path === path && !request.headers);
  if (!found) throw new Error(`nothing recorded for ${path}`);
  return found;
}
