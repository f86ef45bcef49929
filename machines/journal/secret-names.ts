/**
 * How the text under a name is treated; `verdict` holds for all below: words of ours under the names of secrets. `personal`
 * is about somebody who may ask to be forgotten.
 */
export type Secrecy = 'plain' | 'personal' | 'secret' | 'password' | 'verdict';

const passwords = /(?:password|passphrase|passwd)$/;
const secrets =
  /(?:tokens?|jwt|secrets?|secretkey|privatekey|apikey|oobcodes?|totp|otp|passcode|emails?|emailaddress|recipient|authorization|cookie|credentials?|recoverycodes?|recoverylink|verificationcode|signinlink|grants?)$/;
/** Names that screens use for personal data; for facts and commands their stream kinds list the personal fields. */
const people = /^(?:persons?|people|lasttime|transcripts?|pasted|filename|quotes?(?::.*)?)$/;
const verdicts = /^(?:verdicts?|problems?|policy|errors|checks?|touched)$/;
const codes = /(?:^|one-?time|mfa|sms)codes?$/;

/** Fields that hold words of ours, which machines compare. */
const ours = new Set(
  'type kind field phase status name mode method id src actorId ended reason state providerId'.split(' '),
);

export const isOurs = (name: string): boolean => ours.has(name);

/** `text` helps where a name alone does not tell: `code` may be of an error or a second factor. */
export function secrecyOf(name: string, outer: Secrecy, text?: string): Secrecy {
  if (outer === 'verdict' || outer === 'password') return outer;
  const plain = name.replace(/[-_\s]/g, '').toLowerCase();
  if (verdicts.test(plain)) return 'verdict';
  if (passwords.test(plain)) return 'password';
  if (secrets.test(plain)) return 'secret';
  if (codes.test(plain) && text !== undefined && /^(?:\d[\d\s-]{4,}\d|[\w-]{20,})$/.test(text) && /\d/.test(text))
    return 'secret';
  if (people.test(plain)) return 'personal';
  return (outer === 'secret' || outer === 'personal') && ours.has(name) ? 'plain' : outer;
}
