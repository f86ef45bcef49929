import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { decideCommand } from '#domain/log/decide-command.ts';
import { anIdea } from '../../tests/fixtures/an-idea.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { forkIdeaMachine } from './fork-idea.machine.ts';

const idea = anIdea({
  id: '0123abcd-89ab-4cde-8f01-23456789abcd',
  title: 'A shared workshop',
  pitch: 'Tools by the hour',
  problem: 'Few own good tools',
  audience: 'Tinkerers',
  tags: ['tools'],
  status: 'testing',
  ratings: { reach: 4 },
});
const next = '1123abcd-89ab-4cde-8f01-23456789abcd';

describe('forking an idea', () => {
  const coverage = new Coverage(forkIdeaMachine);
  const paths = pathsOf(forkIdeaMachine, {
    input: { idea },
    events: [
      { type: 'title.changed', title: ' ' },
      { type: 'title.changed', title: 'x'.repeat(141) },
      { type: 'title.changed', title: 'A van with tools' },
      { type: 'fork.submitted', id: next, position: 7 },
      { type: 'fork.left' },
    ],
    key: ({ context }) => context,
  });

  testPaths(paths, async (path) => {
    await drivePath(forkIdeaMachine, path, {
      coverage,
      input: { idea },
      invariants: { forked: ({ context }) => expect(context.title).toBe('A van with tools') },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });

  test('begins an idea that says what the first one says, and where it comes from', () => {
    const issued: CommandDraft[] = [];
    const machine = forkIdeaMachine.provide({ actions: { issue: (_, { drafts }) => issued.push(...drafts) } });
    const fork = createActor(machine, { input: { idea } }).start();
    fork.send({ type: 'title.changed', title: 'A van with tools' });
    fork.send({ type: 'fork.submitted', id: next, position: 7 });
    const at = '2026-11-21T10:00:00Z';
    const decisions = issued.map((draft) => decideCommand(undefined, { ...draft, id: 'c', at }));
    expect(decisions).toEqual([
      {
        kind: 'accepted',
        facts: [
          {
            type: 'IdeaForked',
            v: 1,
            data: {
              title: 'A van with tools',
              pitch: idea.pitch,
              problem: idea.problem,
              audience: idea.audience,
              tags: idea.tags,
              ratings: idea.ratings,
              from: idea.id,
              kind: 'pivot',
              position: 7,
            },
          },
        ],
      },
    ]);
  });
});
