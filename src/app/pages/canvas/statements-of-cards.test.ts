import { expect, test } from 'vitest';
import type { Ledger } from '#domain/ledger/ledger.ts';
import { withParts } from '#domain/log/parts.ts';
import type { CanvasDraft } from '#features/canvas/change/canvas-draft.ts';
import { aCanvas, aNode } from '../../../../tests/fixtures/a-canvas.ts';
import { statementsOfCards } from './statements-of-cards.ts';

const projectId = '11111111-1111-4111-8111-111111111111';
const assumption = '22222222-2222-4222-8222-222222222222';
const canvas = aCanvas([aNode({ id: 'note', text: ' Owners pay by card ' }), aNode({ id: 'empty', text: ' ' })], []);
const link = (id: string, to: string | null = assumption): CanvasDraft => ({
  type: 'LinkAssumption',
  data: { id, assumption: to },
});
const stated = (drafts: readonly CanvasDraft[], ledger?: Ledger) =>
  statementsOfCards(drafts, { canvas, projectId, ledger });

test('a note that becomes a card states an assumption, which names the note', () => {
  expect(stated([link('note')])).toEqual([
    {
      type: 'StateAssumption',
      stream: `ledger-${projectId}`,
      data: {
        assumptionId: assumption,
        text: 'Owners pay by card',
        lens: 'desirability',
        importance: 3,
        critical: false,
        node: 'note',
      },
    },
  ]);
});

test('nothing is stated by a card that becomes a note, by an empty note, by what is there already, or by another change', () => {
  const ledger = { assumptions: withParts({}, [{ id: assumption }]) } as unknown as Ledger;
  expect([
    stated([link('note', null)]),
    stated([link('empty')]),
    stated([link('gone')]),
    stated([{ type: 'RemoveNodes', data: { ids: ['note'] } }]),
    stated([link('note')], ledger),
  ]).toEqual([[], [], [], [], []]);
});
