import type { HasReader } from '../../mail/out-of-band-mailer.ts';
import { actionMail } from '../action-mail.ts';
import { IdentityError } from '../identity-error.ts';
import type { IdentityProvider } from '../identity-provider.ts';
import type { CodeMeaning } from '../one-time-codes.ts';
import type { Operation, OperationFields } from './operation.ts';
import { requireEmail } from './require-email.ts';

/**
 * Mails a one-time code. About an address that nobody has signed up with the answer is the same, without the mail: whether
 * there is somebody is looked up after the answer, so that its time does not tell.
 */
export const sendOobCode: Operation = async (provider, fields, caller) => {
  const { hasReader, idToken, ...meaning } = await readOrder(provider, fields);
  const { kind, email, change } = meaning;
  const recipient = change?.newEmail ?? email;
  const continueUrl = readContinueUrl(provider, fields.continueUrl);
  await provider.limits.mail({ address: caller.address, recipient });
  const code = idToken === undefined ? await provider.codes.issue(meaning) : await issueFor(provider, idToken, meaning);
  const { publicUrl, mailer } = provider;
  const { apiKey, language } = caller;
  const mail = actionMail(recipient, kind, code, { publicUrl, continueUrl, apiKey, language });
  await mailer.send(mail, hasReader);
  return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email };
};

interface Order extends CodeMeaning {
  /** Absent if the mail goes out in any case. */
  readonly hasReader?: HasReader;
  /** Whose sign-in asks; absent if anybody may. */
  readonly idToken?: string | undefined;
}

/** A code that somebody who is signed in asks for: whatever ends the sign-in now takes the code, too. */
const issueFor = (provider: IdentityProvider, idToken: string, meaning: CodeMeaning): Promise<string> =>
  provider.transaction(async ({ tokens, codes }) => {
    const { signIn } = await tokens.read(idToken, { hold: true });
    return codes.issue(meaning, meaning.change && signIn.id);
  });

async function readOrder({ tokens, users }: IdentityProvider, fields: OperationFields): Promise<Order> {
  switch (fields.requestType) {
    case 'VERIFY_EMAIL': {
      const { user } = await tokens.read(fields.idToken);
      if (user.email === null) throw new IdentityError('MISSING_EMAIL');
      return { kind: 'VERIFY_EMAIL', email: user.email, idToken: fields.idToken };
    }
    case 'VERIFY_AND_CHANGE_EMAIL': {
      const { user } = await tokens.read(fields.idToken, { recent: true });
      const newEmail = requireEmail(fields.newEmail);
      const change = { uid: user.uid, newEmail };
      const hasReader = async () => (await users.byEmail(newEmail)) === undefined;
      const { idToken } = fields;
      return { kind: 'VERIFY_AND_CHANGE_EMAIL', email: user.email ?? newEmail, change, hasReader, idToken };
    }
    case 'PASSWORD_RESET': {
      const email = requireEmail(fields.email);
      return { kind: 'PASSWORD_RESET', email, hasReader: async () => (await users.byEmail(email)) !== undefined };
    }
    case 'EMAIL_SIGNIN':
      if (!fields.continueUrl) throw new IdentityError('MISSING_CONTINUE_URI');
      return { kind: 'EMAIL_SIGNIN', email: requireEmail(fields.email) };
    case undefined:
      throw new IdentityError('MISSING_REQ_TYPE');
    default:
      throw new IdentityError('OPERATION_NOT_ALLOWED');
  }
}

/** A mail of ours leads to pages of ours only. */
function readContinueUrl({ isOurOrigin }: IdentityProvider, given: string | undefined): string | undefined {
  if (given === undefined || given === '') return undefined;
  if (!URL.canParse(given)) throw new IdentityError('INVALID_CONTINUE_URI');
  if (!isOurOrigin(new URL(given).origin)) throw new IdentityError('UNAUTHORIZED_DOMAIN');
  return given;
}
