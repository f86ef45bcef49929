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
import { foldVersions, type KindName, kindOfStream } from '#domain/log/stream-kinds.ts';
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
 * Facts that the simulator's founders made in 2026, a file for each kind: after the first line, a line for each fact. A new
 * type of fact gets a line. The first line is what they fold to: a state that was kept is read again without folding its
 * facts anew as long as the kind's `foldVersion` is the same. So whoever changes what facts fold to raises that version,
 * and then writes the new version and hash there: a hash that changes alone means that kept states are wrong.
 */
const files = Object.keys(foldVersions()).map((name) => {
  const [pin = '', ...facts] = readFileSync(new URL(`./${name}.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return {
    name,
    pin: JSON.parse(pin) as { readonly foldVersion: number; readonly hash: string },
    facts: facts.map((line) => JSON.parse(line) as DatedFact & { readonly stream: string }),
  };
});

function hashOf(facts: (typeof files)[number]['facts']): string {
  const states = new Map<string, unknown>();
  for (const fact of facts)
    states.set(fact.stream, kindOfStream(fact.stream)?.evolve(states.get(fact.stream), fact, fact.stream));
  return createHash('sha256')
    .update(canonical([...states]))
    .digest('hex')
    .slice(0, 16);
}

test('a kind whose facts fold to something else has another fold version', () => {
  const versions = foldVersions();
  const now = files.map(({ name, facts }) => [name, { foldVersion: versions[name], hash: hashOf(facts) }]);
  expect(Object.fromEntries(now)).toEqual(Object.fromEntries(files.map(({ name, pin }) => [name, pin])));
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
  const there = new Set(files.flatMap(({ facts }) => facts.map(({ type }) => type)));
  const missing = Object.values(labels).flatMap(({ titles }) => Object.keys(titles).filter((type) => !there.has(type)));
  expect(missing).toEqual([]);
});
