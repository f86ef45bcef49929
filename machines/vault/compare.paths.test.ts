import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { compareMachine } from './compare.machine.ts';

const input = { ids: ['a', 'b', 'a', 'c', 'd'] };

describe('comparing ideas', () => {
  const coverage = new Coverage(compareMachine);
  const events = [{ type: 'idea.rated', id: 'a', criterion: 'reach', rating: 4 }, { type: 'comparison.left' }];

  test.each(pathsOf(compareMachine, { input, events }))('$description', async (path) => {
    await drivePath(compareMachine, path, {
      coverage,
      input,
      invariants: { '*': ({ context }) => expect(context.ids).toEqual(['a', 'b', 'c']) },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });

  test('only what is compared can be rated', () => {
    const issued: CommandDraft[] = [];
    const machine = compareMachine.provide({ actions: { issue: (_, { drafts }) => issued.push(...drafts) } });
    const compare = createActor(machine, { input }).start();
    compare.send({ type: 'idea.rated', id: 'd', criterion: 'reach', rating: 4 });
    compare.send({ type: 'idea.rated', id: 'b', criterion: 'reach', rating: null });
    expect(issued).toEqual([{ type: 'RateIdea', stream: 'idea-b', data: { criterion: 'reach', rating: null } }]);
  });
});
