import { changeAfter, commandAfter, type Erasure } from '#domain/replica/erasure.ts';
import type { KeptChange } from '#domain/undo/kept-change.ts';
import type { Writing } from './commit-marked.ts';
import { ofAccount } from './groundwork-schema.ts';

/** The stores beside the copy in which words of people wait or can be brought back. */
export const erasedStores = ['outbox', 'rejections', 'changes'] as const;

/** Takes out of an account's commands and changes what they say about people who were erased. The transaction spans `erasedStores`. */
export async function erasePersons(
  transaction: Writing,
  account: string,
  erasures: readonly Erasure[] = [],
): Promise<void> {
  if (erasures.length === 0) return;
  const byStream = new Map(erasures.map((erasure) => [erasure.stream, erasure]));
  const [outbox, rejections, changes] = [
    transaction.objectStore('outbox'),
    transaction.objectStore('rejections'),
    transaction.objectStore('changes'),
  ];
  const rewordAll = async <Row extends { readonly command: Parameters<typeof commandAfter>[1] }>(
    rows: readonly Row[],
    put: (row: Row) => Promise<unknown>,
  ): Promise<void> => {
    for (const row of rows) {
      const erasure = byStream.get(row.command.stream);
      if (erasure) await put({ ...row, command: commandAfter(erasure, row.command) });
    }
  };
  await rewordAll(await outbox.index('inOrder').getAll(ofAccount(account)), (row) => outbox.put(row));
  await rewordAll(await rejections.getAll(ofAccount(account)), (row) => rejections.put(row));
  for (const row of await changes.getAll(ofAccount(account))) {
    const erased = row.streams.flatMap(({ stream }) => byStream.get(stream) ?? []);
    if (erased.length === 0) continue;
    const left = erased.reduce<KeptChange | undefined>(
      (change, erasure) => change && changeAfter(erasure, change),
      row,
    );
    if (left) await changes.put({ ...left, account });
    else await changes.delete([account, row.changeId]);
  }
}
