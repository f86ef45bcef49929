import { openDatabase } from '../db/database.ts';
import { createLog } from '../operations/create-log.ts';
import { carryOut } from './carry-out.ts';
import { openBeside } from './open-store.ts';
import { operatorSettings } from './operator-settings.ts';
import { readWork } from './read-work.ts';

const usage = `Manages the people on this server, even while it runs:

  npm run admin -- waitlist list
  npm run admin -- waitlist admit EMAIL     lets them sign up while WAITLIST is on
  npm run admin -- waitlist remove EMAIL
  npm run admin -- sessions EMAIL           where they’re signed in
  npm run admin -- sessions EMAIL --end     signs them out everywhere
  npm run admin -- factors EMAIL            their authenticator apps, passkeys and connected accounts
  npm run admin -- factors EMAIL --remove ID
                                            removes one, signs everyone out, and emails them
  npm run admin -- members EMAIL            the workspaces they’re a member of
  npm run admin -- members WORKSPACE        the members of a workspace, by its ID
  npm run admin -- members WORKSPACE --remove EMAIL
                                            ends their membership at once; an account ID will do, too
  npm run admin -- erase EMAIL --yes        deletes the account, and each workspace that it is alone in
  npm run admin -- articles list            lists the articles
  npm run admin -- pages list               published pages and surveys, the most reported first
  npm run admin -- pages take-down ADDRESS  closes the page or survey at /p/... or /s/...
  npm run admin -- pages put-back ADDRESS
  npm run admin -- pages ban ADDRESS        closes all that its founder has published, and they publish nothing more,
                                            also with another account of their email
  npm run admin -- pages ban EMAIL          the same by their email, even if they have no account
  npm run admin -- pages ban --workspace ID the same of a workspace, whoever its members are
  npm run admin -- pages lift-ban ADDRESS   they can publish again; what was closed stays closed
  npm run admin -- pages lift-ban EMAIL
  npm run admin -- pages lift-ban --workspace ID
  npm run admin -- mails                    what waits to be sent, and what failed

  --json          prints the answer as JSON
  --account ID    which account, if an address has several

Exits with 0 if it worked, 1 if it failed, 2 if it wasn’t understood.
`;

/** `npm run admin`. Returns the exit code; throws an error whose message is for the operator. */
export async function adminCommand(args: readonly string[], ending?: AbortSignal): Promise<number> {
  const work = readWork(args);
  if (work === 'help') return say(usage);
  if (!work) return misunderstood();
  const settings = operatorSettings();
  const store = await openBeside(settings, ending);
  const { db } = openDatabase(store.connectionString, { max: 2, name: 'groundwork admin' });
  try {
    const said = await carryOut(work, { db, settings, log: createLog(settings.logLevel) });
    return said === undefined ? misunderstood() : say(said);
  } finally {
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
