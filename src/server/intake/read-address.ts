import { domainToASCII, domainToUnicode } from 'node:url';
import emailAddresses from 'email-addresses';
import type { AddressProblem } from '#domain/intake/address-problem.ts';
import { intakeLimits } from '#domain/intake/intake.ts';

/** An address that a stranger has left, in the one spelling that is kept; or why it is none. */
export type ReadAddress = { readonly email: string } | { readonly problem: AddressProblem | 'missing' | 'malformed' };

/**
 * The address in what somebody has typed: one, and nothing beside it. It is kept in lower case, its domain in the letters
 * of its language. Every part that takes a stranger's address reads it by this.
 */
export function readAddress(text: string): ReadAddress {
  const typed = text.trim();
  if (typed === '') return { problem: 'missing' };
  const named = problemIn(typed);
  if (named) return { problem: named };
  if (typed.length > intakeLimits.email || /[\p{C}\s"]/u.test(typed)) return { problem: 'malformed' };
  const parsed = emailAddresses.parseOneAddress({ input: typed, rfc6532: true, rejectTLD: true });
  const domain = parsed?.type === 'mailbox' ? domainToASCII(parsed.domain) : '';
  if (parsed?.type !== 'mailbox' || !namePattern.test(domain)) return { problem: 'malformed' };
  const email = `${parsed.local.toLowerCase()}@${domainToUnicode(domain)}`.normalize('NFC');
  return email.length <= intakeLimits.email ? { email } : { problem: 'malformed' };
}

/** Names with a dot between them, the last of which is no number. */
const namePattern = /^([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?\.)+(?!\d+$)[a-z0-9-]{2,63}$/;

/** Finds what people copy with an address, or leave out of it. */
function problemIn(typed: string): AddressProblem | undefined {
  if (/[<>]/.test(typed)) return 'brackets';
  if (/[()]/.test(typed)) return 'comment';
  if (/[,;]|[.:]$/.test(typed)) return 'separator';
  const domain = typed.slice(typed.lastIndexOf('@') + 1);
  return typed.includes('@', 1) && domain !== '' && !domain.includes('.') ? 'domain' : undefined;
}
