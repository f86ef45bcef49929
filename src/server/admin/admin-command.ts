import { parseArgs } from 'node:util';
import { openDatabase } from '../db/database.ts';
import { needsMigration } from '../db/needs-migration.ts';
import { createLog } from '../operations/create-log.ts';
import { createSecurityEvents } from '../security/security-events.ts';
import { type AdminAction, AdminRefused } from './admin-action.ts';
import { articlesAction } from './articles-action.ts';
import { eraseAction } from './erase-action.ts';
import { factorsAction } from './factors-action.ts';
import { openBeside } from './open-store.ts';
import { operatorSettings } from './operator-settings.ts';
import { sessionsAction } from './sessions-action.ts';
import { waitlistAction } from './waitlist-action.ts';

const usage = `Looks after the people of this server, also while it runs:

  npm run admin -- waitlist list
  npm run admin -- waitlist admit EMAIL     lets them in although WAITLIST is on
  npm run admin -- waitlist remove EMAIL
  npm run admin -- sessions EMAIL           where they are signed in
  npm run admin -- sessions EMAIL --end     signs them out everywhere
  npm run admin -- factors EMAIL            the apps and accounts elsewhere that let them in
  npm run admin -- factors EMAIL --remove ID
                                            takes one away, signs everybody out, tells them by mail
  npm run admin -- erase EMAIL --yes        deletes the account and all that is kept of them
  npm run admin -- articles list            what there is to read

  --json          prints the answer for programs
  --account ID    which account, where an address has several

Ends with 0 where it is done, 1 where it cannot be, 2 where it was not understood.
`;

const actions: Readonly<Record<string, AdminAction>> = {
  waitlist: waitlistAction,
  sessions: sessionsAction,
  factors: factorsAction,
  erase: eraseAction,
  articles: articlesAction,
};

/** `npm run admin`. Returns the exit code; throws an error whose message is for the operator. */
export async function adminCommand(args: readonly string[], ending?: AbortSignal): Promise<number> {
  const given = read(args);
  const [name = '', ...words] = given?.positionals ?? [];
  if (given && (given.values.help || name === 'help')) return say(usage);
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!given || !action) return misunderstood();
  const settings = operatorSettings();
  const store = await openBeside(settings, ending);
  const { db } = openDatabase(store.connectionString, { max: 2, name: 'groundwork admin' });
  const securityEvents = createSecurityEvents({ db, log: createLog(settings.logLevel), clock: () => new Date() });
  try {
    if (await needsMigration(db)) {
      throw new AdminRefused('The database is of another version of Groundwork. Start the server of this one first.');
    }
    const { end = false, yes = false, remove, account, json = false } = given.values;
    const { record } = securityEvents;
    const answer = await action({ db, settings, now: new Date(), record }, words, { end, yes, remove, account });
    if (!answer) return misunderstood();
    return say(json ? `${JSON.stringify(answer.data, null, 2)}\n` : `${answer.text}\n`);
  } finally {
    await securityEvents.close();
    await db.destroy();
    await store.stop();
  }
}

function say(text: string): number {
  process.stdout.write(text);
  return 0;
}

function misunderstood(): number {
  process.stderr.write(usage);
  return 2;
}

const options = {
  json: { type: 'boolean' },
  end: { type: 'boolean' },
  remove: { type: 'string' },
  yes: { type: 'boolean' },
  account: { type: 'string' },
  help: { type: 'boolean' },
} as const;

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    return undefined;
  }
}
