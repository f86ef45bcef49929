import { parseArgs } from 'node:util';
import type { AdminAction, AdminOptions } from './admin-action.ts';
import { articlesAction } from './articles-action.ts';
import { eraseAction } from './erase-action.ts';
import { factorsAction } from './factors-action.ts';
import { mailsAction } from './mails-action.ts';
import { membersAction } from './members-action.ts';
import { pagesAction } from './pages-action.ts';
import { sessionsAction } from './sessions-action.ts';
import { waitlistAction } from './waitlist-action.ts';

/** An operator's command. */
export interface AdminWork {
  readonly action: AdminAction;
  /** Words after the action's name. */
  readonly words: readonly string[];
  readonly options: AdminOptions;
  /** Whether the answer is wanted as JSON. */
  readonly isJson: boolean;
}

const actions: Readonly<Record<string, AdminAction>> = {
  waitlist: waitlistAction,
  sessions: sessionsAction,
  factors: factorsAction,
  erase: eraseAction,
  articles: articlesAction,
  pages: pagesAction,
  members: membersAction,
  mails: mailsAction,
};

/** Reads what follows `npm run admin --`; undefined if it isn’t understood. */
export function readWork(args: readonly string[]): AdminWork | 'help' | undefined {
  const given = read(args);
  if (!given) return undefined;
  const [name = '', ...words] = given.positionals;
  const { end = false, yes = false, json = false, help = false, remove, account, workspace } = given.values;
  if (help || name === 'help') return 'help';
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  return action && { action, words, options: { end, yes, remove, account, workspace }, isJson: json };
}

const options = {
  json: { type: 'boolean' },
  end: { type: 'boolean' },
  remove: { type: 'string' },
  yes: { type: 'boolean' },
  account: { type: 'string' },
  workspace: { type: 'string' },
  help: { type: 'boolean' },
} as const;

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    return undefined;
  }
}
