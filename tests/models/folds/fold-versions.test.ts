import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { DatedFact } from '#domain/log/recorded-event.ts';
import { foldVersions, kindNameOf, kindOfStream } from '#domain/log/stream-kinds.ts';
import { canonical } from '../../fixtures/canonical.ts';

/**
 * A state that was kept is read again without folding its facts anew as long as the kind's `foldVersion` is the same. So
 * whoever changes what facts fold to raises that version, and then writes the new version and hash here: a hash that
 * changes alone means that kept states are wrong.
 */
const pinned: Readonly<Record<string, readonly [foldVersion: number, hash: string]>> = {
  canvas: [2, 'a1946095f7a777a2'],
  experiment: [9, '841db5ff6a29d590'],
  idea: [5, '128fdf28b089cbca'],
  intake: [7, '47bfa79bceb3f93c'],
  interview: [3, '54309067312a8556'],
  ledger: [5, '93094c09acd6e70f'],
  page: [4, '8d409d4392885c79'],
  project: [2, '1c8a08d3d3eb861d'],
  report: [1, 'fdc48b8c1455f94d'],
  scenario: [1, '6662606e98313d2a'],
  team: [2, 'ad4504bb50403230'],
  survey: [3, '31ee232acef32269'],
  thread: [1, '575bbd05982c2d41'],
  vault: [3, 'b536bb3e77a6f584'],
};

/** A thousand facts that the simulator's founders made in 2026, by stream. New types of fact get further lines. */
const facts = readFileSync(new URL('./facts.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map(
    (line, n) =>
      ({ ...JSON.parse(line), at: new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString() }) as DatedFact & {
        readonly stream: string;
      },
  );

function hashOf(name: string): string {
  const states = new Map<string, unknown>();
  for (const fact of facts) {
    if (kindNameOf(fact.stream) !== name) continue;
    states.set(fact.stream, kindOfStream(fact.stream)?.evolve(states.get(fact.stream), fact, fact.stream));
  }
  return createHash('sha256')
    .update(canonical([...states]))
    .digest('hex')
    .slice(0, 16);
}

test('a kind whose facts fold to something else has another fold version', () => {
  const versions = foldVersions();
  const now = Object.fromEntries(Object.keys(versions).map((name) => [name, [versions[name], hashOf(name)]]));
  expect(now).toEqual(pinned);
});
