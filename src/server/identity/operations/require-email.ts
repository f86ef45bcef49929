import { IdentityError } from '../identity-error.ts';
import { readEmail } from '../read-email.ts';

/** The address in its kept spelling. Throws MISSING_EMAIL or INVALID_EMAIL. */
export function requireEmail(given: string | undefined): string {
  if (!given) throw new IdentityError('MISSING_EMAIL');
  const email = readEmail(given);
  if (!email) throw new IdentityError('INVALID_EMAIL');
  return email;
}
