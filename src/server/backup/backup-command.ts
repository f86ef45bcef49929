import { statSync } from 'node:fs';
import pg from 'pg';
import { openBeside } from '../admin/open-store.ts';
import { operatorFile, operatorSettings } from '../admin/operator-settings.ts';
import { rowsText } from './backup-summary.ts';
import { writeBackup } from './write-backup.ts';

const usage = `Saves all data to FILE, even while the server runs:

  npm run backup FILE

The file contains what founders wrote, their email addresses and this server’s keys: keep it as safe as the database.
`;

/** `npm run backup`. Returns the exit code; throws an error whose message is for the operator. */
export async function backupCommand(args: readonly string[], ending?: AbortSignal): Promise<number> {
  const [name, ...more] = args;
  if (name === '--help') {
    process.stdout.write(usage);
    return 0;
  }
  if (name === undefined || name.startsWith('-') || more.length > 0) {
    process.stderr.write(usage);
    return 2;
  }
  const file = operatorFile(name);
  const store = await openBeside(operatorSettings(), ending);
  const client = new pg.Client({ connectionString: store.connectionString, application_name: 'groundwork backup' });
  // What it is asked then fails, and what was written so far is taken away.
  ending?.addEventListener('abort', () => void client.end().catch(() => undefined));
  try {
    ending?.throwIfAborted();
    await client.connect();
    const end = await writeBackup(client, file, new Date());
    process.stdout.write(`${rowsText(end)}\n\nSaved in ${file}, ${statSync(file).size} bytes.\n`);
    return 0;
  } finally {
    await client.end().catch(() => undefined);
    await store.stop();
  }
}
