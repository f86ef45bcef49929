import { type AccountNotice, accountMail } from '../identity/account-mail.ts';
import { endEverySignIn } from '../identity/end-every-sign-in.ts';
import { createMailer } from '../mail/create-mailer.ts';
import { createLog } from '../operations/create-log.ts';
import { type AdminAction, type AdminContext, AdminRefused } from './admin-action.ts';
import { type Factor, factorsOf, removeFactor } from './factors-of.ts';
import { type FoundAccount, findAccount, subjectOf } from './find-account.ts';

/**
 * `factors EMAIL`: what lets somebody in beside the password. With `--remove ID` one of them goes, whoever has signed in is
 * signed out, and the owner of the address is told.
 */
export const factorsAction: AdminAction = async (context, [given, ...more], options) => {
  if (given === undefined || more.length > 0) return undefined;
  const { db, settings, record } = context;
  if (settings.firebase) {
    const { projectId } = settings.firebase;
    throw new AdminRefused(`Firebase manages them: see the user in the console of the project ${projectId}.`);
  }
  const account = await findAccount(db, given, options);
  const factors = await factorsOf(db, account.providerUid);
  const by = { outcome: 'success', by: 'operator', who: subjectOf(account) } as const;
  if (options.remove === undefined) {
    record({ ...by, event: 'account-read', reason: 'factors' });
    const lines = factors.map(({ id, name, since }) => `${since.slice(0, 16).replace('T', ' ')}  ${id}  ${name}`);
    const text = [`${account.email} has ${factors.length} besides the password.`, ...lines].join('\n');
    return { text, data: { email: account.email, factors } };
  }
  const factor = factors.find(({ id }) => id === options.remove);
  if (!factor) throw new AdminRefused(`${account.email} doesn’t have that one. Leave out --remove to list them.`);
  await remove(context, account, factor);
  record(
    factor.kind === 'provider'
      ? { ...by, event: 'method-removed', method: factor.id }
      : { ...by, event: factor.kind === 'app' ? 'second-factor-removed' : 'passkey-removed' },
  );
  record({ ...by, event: 'sessions-ended', reason: 'all' });
  return {
    text: `Removed ${factor.name}, signed everyone out, and emailed ${account.email}.`,
    data: { email: account.email, removed: factor },
  };
};

async function remove({ db, settings, now }: AdminContext, account: FoundAccount, factor: Factor): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await removeFactor(trx, account.providerUid, factor);
    await endEverySignIn(trx, account.providerUid, now);
  });
  const { publicUrl, smtpUrl } = settings;
  const mailer = createMailer({ db, clock: () => now, log: createLog('warn'), smtpUrl, publicUrl });
  await mailer.send(accountMail(account.email, noticeOf(factor), publicUrl));
  await mailer.close();
}

function noticeOf({ kind, name }: Factor): AccountNotice {
  if (kind === 'passkey') return { kind: 'passkey-removed', name: name.replace(/^passkey /, '') };
  return { kind: kind === 'app' ? 'second-factor-removed' : 'way-in-removed-by-operator' };
}
