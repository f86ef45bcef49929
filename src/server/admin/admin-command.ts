import { parseArgs } from 'node:util';
import { openDatabase } from '../db/database.ts';
import { needsMigration } from '../db/needs-migration.ts';
import { createLog } from '../operations/create-log.ts';
import { createSecurityEvents } from '../security/security-events.ts';
import { type AdminAction, AdminRefused } from './admin-action.ts';
import { articlesAction } from './articles-action.ts';
import { eraseAction } from './erase-action.ts';
import { factorsAction } from './factors-action.ts';
import { mailsAction } from './mails-action.ts';
import { openBeside } from './open-store.ts';
import { operatorSettings } from './operator-settings.ts';
import { pagesAction } from './pages-action.ts';
import { sessionsAction } from './sessions-action.ts';
import { waitlistAction } from './waitlist-action.ts';

const usage = `Manages the people on this server, even while it runs:

  npm run admin -- waitlist list
  npm run admin -- waitlist admit EMAIL     lets them sign up while WAITLIST is on
  npm run admin -- waitlist remove EMAIL
  npm run admin -- sessions EMAIL           where they’re signed in
  npm run admin -- sessions EMAIL --end     signs them out everywhere
  npm run admin -- factors EMAIL            their authenticator apps, passkeys and connected accounts
  npm run admin -- factors EMAIL --remove ID
                                            removes one, signs everyone out, and emails them
  npm run admin -- erase EMAIL --yes        deletes the account and everything in it
  npm run admin -- articles list            lists the articles
  npm run admin -- pages list               published pages and surveys, the most reported first
  npm run admin -- pages take-down ADDRESS  closes the page or survey at /p/... or /s/...
  npm run admin -- pages put-back ADDRESS
  npm run admin -- pages ban ADDRESS        closes all that its founder has published, and they publish nothing more
  npm run admin -- pages lift-ban ADDRESS   they can publish again; what was closed stays closed
  npm run admin -- mails                    what waits to be sent, and what failed

  --json          prints the answer as JSON
  --account ID    which account, if an address has several

Exits with 0 if it worked, 1 if it failed, 2 if it wasn’t understood.
`;

const actions: Readonly<Record<string, AdminAction>> = {
  waitlist: waitlistAction,
  sessions: sessionsAction,
  factors: factorsAction,
  erase: eraseAction,
  articles: articlesAction,
  pages: pagesAction,
  mails: mailsAction,
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
      throw new AdminRefused(
        'The database belongs to another version of Groundwork. Start the server of this version first.',
      );
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
