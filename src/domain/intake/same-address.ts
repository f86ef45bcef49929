/** Hosts by whose own word what follows a plus does not change the mailbox. */
const withoutTags: ReadonlySet<string> = new Set([
  // https://support.google.com/a/users/answer/9282734
  'gmail.com',
  // https://support.microsoft.com/office/459b1989-356d-40fa-a689-8f285b13f1f2
  ...['outlook.com', 'hotmail.com', 'live.com'],
  // https://support.apple.com/102617
  'icloud.com',
  // https://proton.me/support/addresses-and-aliases
  'proton.me',
  // https://www.fastmail.help/hc/en-us/articles/360060591053
  'fastmail.com',
]);

/** Hosts by whose own word dots change nothing: https://support.google.com/mail/answer/7436150 */
const withoutDots: ReadonlySet<string> = new Set(['gmail.com']);

/** Other names of the same mailboxes. */
const hostNames: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  ...{ 'me.com': 'icloud.com', 'mac.com': 'icloud.com' },
  ...{ 'protonmail.com': 'proton.me', 'pm.me': 'proton.me' },
};

/**
 * Normalises an address for comparison: two addresses of one mailbox give the same text. What is before the at sign is
 * changed only for hosts that say so (decision 0152). Mail never goes to it.
 */
export function sameAddress(email: string): string {
  const plain = email.trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  if (at < 1) return plain;
  const ascii = asciiDomain(plain.slice(at + 1));
  const domain = Object.hasOwn(hostNames, ascii) ? (hostNames[ascii] ?? ascii) : ascii;
  const name = plain.slice(0, at).normalize('NFC');
  const untagged = withoutTags.has(domain) ? name.replace(/(?<=.)\+.*$/, '') : name;
  return `${withoutDots.has(domain) ? untagged.replaceAll('.', '') : untagged}@${domain}`;
}

/** The domain as the names of the internet have it: `müller.example` is `xn--mller-kva.example`. */
function asciiDomain(domain: string): string {
  if (/^[\x21-\x7e]*$/.test(domain)) return domain;
  const url = `http://${domain}`;
  return URL.canParse(url) ? new URL(url).hostname : domain;
}
