import { expect, test } from 'vitest';
import type { Command } from '#domain/log/command.ts';
import type { JsonObject } from '#domain/log/json.ts';
import { withFallen } from './with-fallen.ts';

const id = '00000000-0000-4000-8000-000000000001';
const command = (type: string, stream: string, data: JsonObject = {}): Command => ({
  ...{ id: type, type, stream, data, at: '2026-01-01T00:00:00.000Z', changeId: 'change' },
});
const successor = { ideaId: id, projectId: id, canvasId: id, title: 'Bread by post' };
const pivot = command('RecordDecision', `ledger-${id}`, { kind: 'pivot', successor });
const pause = command('RecordDecision', `ledger-${id}`, { kind: 'pause' });
const rename = command('RenameIdea', `idea-${id}`, { title: 'Wasps' });
const after = command('TagIdea', `idea-${id}`);
const replica = { fallenWith: () => [after] };

const rejected = { status: 'rejected', reason: 'not-found' } as const;
const accepted = { status: 'accepted', events: [] } as const;

test.each([
  ['a pivot that is refused takes along what it leads to', pivot, rejected, ['batch-failed']],
  ['a pivot that is accepted takes nothing along', pivot, accepted, []],
  ['a pause that is refused leads to nothing', pause, rejected, []],
  ['what is no decision leads to nothing', rename, rejected, []],
])('%s', (_, sent, answer, reasons) => {
  const result = { id: sent.id, ...answer };
  const fallen = reasons.map((reason) => ({ id: after.id, status: 'rejected', reason }));
  expect(withFallen({ batch: [sent], results: [result] }, replica)).toEqual({
    batch: [sent, ...reasons.map(() => after)],
    results: [result, ...fallen],
  });
});
