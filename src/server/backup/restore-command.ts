import { parseArgs } from 'node:util';
import { openAlone } from '../admin/open-store.ts';
import { operatorFile, operatorSettings } from '../admin/operator-settings.ts';
import { openDatabase } from '../db/database.ts';
import { headerText, logsText, rowsText } from './backup-summary.ts';
import { restoreBackup } from './restore-backup.ts';

const usage = `Restores what "npm run backup" saved, into an empty database and with no server running:

  npm run restore FILE
  npm run restore -- FILE --replace         overwrites whatever is in the database
  npm run restore -- FILE --accept-broken   even if events were changed before they were saved

The file is checked first; if anything is wrong with it, the database stays as it is. Everyone has to sign in again.
`;

/** `npm run restore`. Returns the exit code; throws an error whose message is for the operator. */
export async function restoreCommand(args: readonly string[], ending?: AbortSignal): Promise<number> {
  const given = read(args);
  if (given?.values.help) {
    process.stdout.write(usage);
    return 0;
  }
  const [name, ...more] = given?.positionals ?? [];
  if (!given || name === undefined || more.length > 0) {
    process.stderr.write(usage);
    return 2;
  }
  const file = operatorFile(name);
  const store = await openAlone(operatorSettings(), ending);
  const { db } = openDatabase(store.connectionString, { max: 2, name: 'groundwork restore' });
  try {
    const { replace = false, 'accept-broken': acceptBroken = false } = given.values;
    const { header, end, logs } = await restoreBackup(db, file, { replace, acceptBroken, ending });
    process.stdout.write(`Restored the backup ${headerText(header)}:\n\n${rowsText(end)}\n\n${logsText(logs)}\n`);
    return 0;
  } finally {
    await db.destroy();
    await store.stop();
  }
}

const options = {
  replace: { type: 'boolean' },
  'accept-broken': { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    return undefined;
  }
}
