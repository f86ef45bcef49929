import { domainToASCII } from 'node:url';

/** Whose mailboxes are the same with dots and without. https://support.google.com/mail/answer/7436150 */
const ignoringDots = new Set(['gmail.com']);
/** Whose aliases have a hyphen between the name and the rest. https://help.yahoo.com/kb/SLN15945.html */
const hyphenated = new Set(['yahoo.com', 'ymail.com', 'rocketmail.com']);
const otherNames: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'pm.me': 'proton.me',
  'protonmail.com': 'proton.me',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
};

/**
 * The mailbox that mail to an address ends in, as far as its spelling tells: for counting alone, since mail goes to the
 * address as it was given. Comments, quotes and what a mail library drops are left out (RFC 5322, section 3.4.1), and so is
 * what follows a plus (RFC 5233). Two mailboxes that are taken for one share a limit, which harms nobody.
 */
export function mailboxOf(email: string): string {
  const plain = email
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  const at = plain.lastIndexOf('@');
  const domain = domainOf(withoutComments(plain.slice(at + 1)));
  const [name = ''] = withoutComments(plain.slice(0, Math.max(at, 0)))
    .replace(/[\s"\\<>[\]:;,]/g, '')
    .split(hyphenated.has(domain) ? /[+-]/ : '+');
  return `${ignoringDots.has(domain) ? name.replaceAll('.', '') : name.replace(/^\.+|\.+$/g, '')}@${domain}`;
}

/** Innermost first, since they nest. */
function withoutComments(text: string): string {
  const less = text.replace(/\([^()]*\)/g, '');
  return less === text ? text.replace(/[()]/g, '') : withoutComments(less);
}

function domainOf(text: string): string {
  const tidy = text.replace(/[\s<>";,]/g, '').replace(/\.+$/, '');
  const ascii = domainToASCII(tidy).replace(/\.+$/, '') || tidy;
  return otherNames[ascii] ?? ascii;
}
