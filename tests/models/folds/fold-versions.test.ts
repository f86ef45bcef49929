import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { canvasLabels } from '#domain/canvas/canvas-labels.ts';
import { experimentLabels } from '#domain/experiment/experiment-labels.ts';
import { ideaLabels } from '#domain/idea/idea-labels.ts';
import { intakeLabels } from '#domain/intake/intake-labels.ts';
import { interviewLabels } from '#domain/interview/interview-labels.ts';
import { ledgerLabels } from '#domain/ledger/ledger-labels.ts';
import type { DatedFact } from '#domain/log/recorded-event.ts';
import { foldVersions, type KindName, kindNameOf, kindOfStream } from '#domain/log/stream-kinds.ts';
import type { AnyLabels } from '#domain/log/stream-labels.ts';
import { pageLabels } from '#domain/page/page-labels.ts';
import { projectLabels } from '#domain/project/project-labels.ts';
import { reportLabels } from '#domain/report/report-labels.ts';
import { scenarioLabels } from '#domain/scenario/scenario-labels.ts';
import { surveyLabels } from '#domain/survey/survey-labels.ts';
import { teamLabels } from '#domain/team/team-labels.ts';
import { threadLabels } from '#domain/thread/thread-labels.ts';
import { vaultLabels } from '#domain/vault/vault-labels.ts';
import { canonical } from '../../fixtures/canonical.ts';

/**
 * A state that was kept is read again without folding its facts anew as long as the kind's `foldVersion` is the same. So
 * whoever changes what facts fold to raises that version, and then writes the new version and hash here: a hash that
 * changes alone means that kept states are wrong.
 */
const pinned: Readonly<Record<string, readonly [foldVersion: number, hash: string]>> = {
  canvas: [2, '819bed104b97149a'],
  experiment: [9, '2115dffa3137005f'],
  idea: [5, '128fdf28b089cbca'],
  intake: [7, '47bfa79bceb3f93c'],
  interview: [3, '54309067312a8556'],
  ledger: [5, '6ba3b58f1c0f32a8'],
  page: [4, 'e4583408477217b7'],
  project: [2, '1c8a08d3d3eb861d'],
  report: [1, '3c27629a4eed8796'],
  scenario: [1, '6662606e98313d2a'],
  team: [2, 'ad4504bb50403230'],
  survey: [3, '0450130777a7b25e'],
  thread: [1, '575bbd05982c2d41'],
  vault: [3, 'b536bb3e77a6f584'],
};

/** A thousand facts that the simulator's founders made in 2026, by stream. A new type of fact gets a further line. */
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

const labels = {
  canvas: canvasLabels,
  experiment: experimentLabels,
  idea: ideaLabels,
  intake: intakeLabels,
  interview: interviewLabels,
  ledger: ledgerLabels,
  page: pageLabels,
  project: projectLabels,
  report: reportLabels,
  scenario: scenarioLabels,
  survey: surveyLabels,
  team: teamLabels,
  thread: threadLabels,
  vault: vaultLabels,
} satisfies Readonly<Record<KindName, AnyLabels>>;

test('a new type of fact has a line among the facts, so that another fold version is asked for', () => {
  const there = new Set(facts.map(({ type }) => type));
  const missing = Object.values(labels).flatMap(({ titles }) => Object.keys(titles).filter((type) => !there.has(type)));
  expect(missing).toEqual([]);
});
