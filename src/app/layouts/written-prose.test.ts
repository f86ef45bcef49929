import { expect, test } from 'vitest';
import { writtenProse } from './written-prose.ts';

test('what a founder wrote with a command is told from what they chose', () => {
  const decision = { kind: 'kill', reason: 'Nobody pays', reversedBy: '', decisionId: 'd', seenVersion: 4 };
  expect([
    writtenProse({ type: 'RecordDecision', data: decision }),
    writtenProse({ type: 'RecordDecision', data: { ...decision, reversedBy: 'Ten orders' } }),
    writtenProse({ type: 'RecordEvidence', data: { text: 'Two paid', url: 'https://example.org', weight: 1 } }),
    writtenProse({ type: 'WithdrawEvidence', data: { evidenceId: 'e', reason: 'They were friends' } }),
    writtenProse({ type: 'StopExperiment', data: { reason: 'No time' } }),
    writtenProse({ type: 'MoveIdea', data: { status: 'killed' } }),
  ]).toEqual([['Nobody pays'], ['Nobody pays', 'Ten orders'], ['Two paid'], ['They were friends'], ['No time'], []]);
});
