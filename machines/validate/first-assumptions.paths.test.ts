import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { ideaLimits } from '#domain/idea/idea.ts';
import { ledgerLimits } from '#domain/ledger/ledger.ts';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { anIdea } from '../../tests/fixtures/an-idea.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { type FirstAssumptionsEvent, firstAssumptionsMachine } from './first-assumptions.machine.ts';

const idea = anIdea({ id: 'idea-1', title: 'Bread by post', audience: 'bakers' });
const assumptionIds = { desirability: 'd', viability: 'v', feasibility: 'f' };
const submitted = { type: 'drafts.submitted', projectId: 'p', canvasId: 'c', assumptionIds } as const;
const selected = { type: 'draft.selected', lens: 'viability', isSelected: true } as const;

describe('which of these would sink it', () => {
  const coverage = new Coverage(firstAssumptionsMachine);
  for (const isDismissed of [false, true]) {
    const input = { idea, isDismissed };
    const paths = pathsOf(firstAssumptionsMachine, {
      input,
      events: [selected, { ...selected, isSelected: false }, submitted, { type: 'question.dismissed' }],
      key: ({ context }) => context.selected,
    });
    test.each(paths)(`${isDismissed ? 'dismissed before' : 'not asked before'}: $description`, async (path) => {
      await drivePath(firstAssumptionsMachine, path, {
        coverage,
        input,
        invariants: {
          'asking.nothingSelected': ({ context }) => expect(context.selected).toEqual([]),
          stated: ({ context }) => expect(context.selected).toEqual(['viability']),
        },
      });
    });
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

function run(isDismissed: boolean, ...events: readonly FirstAssumptionsEvent[]) {
  const done: unknown[] = [];
  const machine = firstAssumptionsMachine.provide({
    actions: {
      issue: (_, { drafts, projectId }: { drafts: readonly CommandDraft[]; projectId: string }) =>
        done.push(projectId, ...drafts),
      rememberDismissal: () => done.push('dismissed'),
    },
  });
  const actor = createActor(machine, { input: { idea, isDismissed } }).start();
  for (const event of events) actor.send(event);
  return { done, state: actor.getSnapshot().value };
}

const stated = (lens: 'desirability' | 'viability' | 'feasibility', text: string) => ({
  type: 'StateAssumption',
  stream: 'ledger-p',
  data: { assumptionId: assumptionIds[lens], text, lens, importance: 5, critical: true },
});
const exploring = [
  { type: 'StartProject', stream: 'project-p', data: { ideaId: 'idea-1', canvasId: 'c' } },
  { type: 'MoveIdea', stream: 'idea-idea-1', data: { status: 'exploring' } },
];
const pay = stated('viability', 'Bakers will pay for “Bread by post”');
const build = stated('feasibility', 'We can build “Bread by post” with the time and money we have');

test('those selected become critical assumptions of an idea that is explored with them', () => {
  const feasible = { ...selected, lens: 'feasibility' } as const;
  expect(run(false, feasible, selected, submitted)).toEqual({
    done: ['p', ...exploring, pay, build],
    state: 'stated',
  });
  const wanted = { ...selected, lens: 'desirability' } as const;
  expect(run(false, wanted, selected, { ...wanted, isSelected: false }, { ...submitted, canvasId: null }).done).toEqual(
    ['p', pay],
  );
});

test('nothing is stated without a selection, and whoever said no is not asked again', () => {
  expect(run(false, submitted)).toEqual({ done: [], state: { asking: 'nothingSelected' } });
  expect(run(false, { type: 'question.dismissed' })).toEqual({ done: ['dismissed'], state: 'dismissed' });
  expect(run(true)).toEqual({ done: [], state: 'dismissed' });
});

test('a draft that is too long for an assumption is stated as far as it fits', () => {
  const texts: unknown[] = [];
  const machine = firstAssumptionsMachine.provide({
    actions: {
      issue: (_, { drafts }: { drafts: readonly CommandDraft[] }) =>
        texts.push(...drafts.map(({ data }) => ('text' in data ? data.text : undefined))),
    },
  });
  const audience = 'b'.repeat(ideaLimits.audience);
  const actor = createActor(machine, { input: { idea: { ...idea, audience }, isDismissed: false } }).start();
  for (const event of [selected, { ...submitted, canvasId: null }]) actor.send(event);
  expect(texts).toEqual([`B${'b'.repeat(ledgerLimits.text - 1)}`]);
});
