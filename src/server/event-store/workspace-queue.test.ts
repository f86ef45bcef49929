import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CommandResult } from '#domain/log/command-result.ts';
import { createWorkspaceQueue, type Group } from './workspace-queue.ts';

/** Commands that arrive together, and how many groups are carried out before the next ones do. */
interface Arrival {
  readonly workspace: 'a' | 'b';
  readonly size: number;
  readonly atomic: boolean;
  readonly carriedBefore: number;
}

const arrival = fc.record<Arrival>({
  workspace: fc.constantFrom('a', 'b'),
  size: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 1, max: 3 }) }, fc.constantFrom(200, 300, 500)),
  atomic: fc.boolean(),
  carriedBefore: fc.nat(2),
});

const groupAtMost = 500;

const settle = () => new Promise((resolve) => setImmediate(resolve));
const idsOf = ({ commands }: Pick<Group, 'commands'>) => commands.map(({ command }) => command.id);
const answer = (id: string): CommandResult => ({ id, status: 'accepted', events: [] });

/** Sends all arrivals; the groups that were carried out by workspace, in order, and what each arrival was answered. */
async function carried(arrivals: readonly Arrival[]) {
  const groups: Record<Arrival['workspace'], Group[]> = { a: [], b: [] };
  const underWay = new Map<string, () => void>();
  const overlaps: string[] = [];
  const queue = createWorkspaceQueue((workspaceId, group) => {
    groups[workspaceId as Arrival['workspace']].push(group);
    if (underWay.has(workspaceId)) overlaps.push(workspaceId);
    return new Promise((resolve) => {
      underWay.set(workspaceId, () => {
        underWay.delete(workspaceId);
        resolve(new Map(idsOf(group).map((id) => [id, answer(id)])));
      });
    });
  });
  const carryOne = async (): Promise<void> => {
    for (const end of [...underWay.values()]) end();
    await settle();
  };
  const sent = [];
  for (const [n, { workspace, size, atomic, carriedBefore }] of arrivals.entries()) {
    for (let time = 0; time < carriedBefore; time++) await carryOne();
    const commands = Array.from({ length: size }, (_, place) => ({ command: { id: `${n} ${place}` } }) as never);
    sent.push({ workspace, ids: idsOf({ commands }), atomic, answered: queue(workspace, { commands, atomic }) });
  }
  await settle();
  while (underWay.size > 0) await carryOne();
  return { groups, sent, overlaps };
}

test('an atomic batch is carried out alone and whole, and all else in the order of arrival, up to 500 commands at a time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(arrival, { maxLength: 8 }), async (arrivals) => {
      const { groups, sent, overlaps } = await carried(arrivals);
      expect(overlaps).toEqual([]);
      for (const workspace of ['a', 'b'] as const) {
        const mine = sent.filter((each) => each.workspace === workspace);
        expect(groups[workspace].flatMap(idsOf)).toEqual(mine.flatMap(({ ids }) => ids));
        const atomic = groups[workspace].filter((group) => group.atomic);
        expect(atomic.map(idsOf)).toEqual(mine.filter((each) => each.atomic).map(({ ids }) => ids));
        expect(groups[workspace].filter(({ commands }) => commands.length > groupAtMost)).toEqual([]);
      }
      for (const { ids, answered } of sent) {
        const results = await answered;
        expect(ids.map((id) => results.get(id))).toEqual(ids.map(answer));
      }
    }),
  );
});

test('what waits goes together, and a batch that fails harms none that comes after it', async () => {
  const groups: string[][] = [];
  const queue = createWorkspaceQueue(async (_, group) => {
    groups.push(idsOf(group));
    await settle();
    if (group.atomic) throw new Error('no database');
    return new Map(idsOf(group).map((id) => [id, answer(id)]));
  });
  const send = (id: string, atomic = false) => queue('w', { commands: [{ command: { id } } as never], atomic });
  const settled = await Promise.allSettled([send('1'), send('2'), send('3'), send('4', true), send('5'), send('6')]);
  expect(groups).toEqual([['1'], ['2', '3'], ['4'], ['5', '6']]);
  expect(settled.map(({ status }) => status)).toEqual([
    ...['fulfilled', 'fulfilled', 'fulfilled'],
    'rejected',
    ...['fulfilled', 'fulfilled'],
  ]);
});
