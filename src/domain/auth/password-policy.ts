import { isPredictable } from './predictable-password.ts';

/** How long a new password is, in characters, as the identity provider has it within our own limits. */
export interface PasswordPolicy {
  readonly minLength: number;
  readonly maxLength: number;
}

/** The list of common passwords, as far as this side has it. */
export interface CommonPasswords {
  /** Resolves once the list is there, or cannot be had: then the server alone judges. */
  readonly prepare: () => Promise<void>;
  readonly has: (password: string) => boolean;
}

/** The inputs by which a new password is judged. */
export interface PasswordContext {
  readonly policy: PasswordPolicy;
  /** Address of the password's owner; null or empty if that is not known yet. */
  readonly email: string | null;
  readonly common: Pick<CommonPasswords, 'has'>;
}

export type PasswordRule = 'min-length' | 'max-length' | 'not-common' | 'not-personal';

export interface JudgedRule {
  readonly rule: PasswordRule;
  readonly isMet: boolean;
}

/** Source: NIST SP 800-63B, 3.1.1.2, asks that words of the service itself are refused, too. */
const productName = 'groundwork';

/**
 * The rules for new passwords, with whether this one keeps them; the upper limit and the personal words only where they
 * are broken. There are no rules of composition: they make passwords that people write down, not stronger ones.
 */
export function judgeRules(password: string, { policy, email, common }: PasswordContext): readonly JudgedRule[] {
  const length = lengthOf(password);
  const isLongEnough = length >= policy.minLength;
  const isCommon = isPredictable(password) || common.has(password);
  return [
    { rule: 'min-length', isMet: isLongEnough },
    ...(length > policy.maxLength ? [{ rule: 'max-length', isMet: false } as const] : []),
    ...(isPersonal(password, email) ? [{ rule: 'not-personal', isMet: false } as const] : []),
    { rule: 'not-common', isMet: isLongEnough && !isCommon },
  ];
}

/** Each Unicode code point is one character. */
const lengthOf = (password: string): number => [...password].length;

function isPersonal(password: string, email: string | null): boolean {
  const typed = password.toLowerCase();
  const address = email?.trim().toLowerCase() ?? '';
  const words = [productName, address, address.slice(0, Math.max(0, address.lastIndexOf('@')))];
  return typed !== '' && words.includes(typed);
}
