import type { Command } from '#domain/log/command.ts';
import type { GroundworkDatabase } from './groundwork-schema.ts';
import { putOnce } from './outbox.ts';

export async function retryRejection(
  database: GroundworkDatabase,
  account: string,
  commandId: string,
  command: Command,
): Promise<number> {
  const transaction = database.transaction(['outbox', 'rejections'], 'readwrite', { durability: 'strict' });
  const [seq] = await Promise.all([
    putOnce(transaction.objectStore('outbox'), account, command),
    transaction.objectStore('rejections').delete([account, commandId]),
    transaction.done,
  ]);
  return seq;
}

export async function dropRejection(database: GroundworkDatabase, account: string, commandId: string): Promise<void> {
  await database.delete('rejections', [account, commandId]);
}
