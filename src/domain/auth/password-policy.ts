/** What the identity provider asks of a new password. Lengths in UTF-16 units, as the SDK counts. */
export interface PasswordPolicy {
  readonly minLength: number;
  /** Null where the provider sets none. */
  readonly maxLength: number | null;
  readonly needsLowercase: boolean;
  readonly needsUppercase: boolean;
  readonly needsDigit: boolean;
  readonly needsSymbol: boolean;
  /** What counts as a symbol; where it is empty, everything that is neither letter nor digit does. */
  readonly symbols: string;
}

export type PasswordRule = 'min-length' | 'max-length' | 'lowercase' | 'uppercase' | 'digit' | 'symbol';

export interface JudgedRule {
  readonly rule: PasswordRule;
  readonly isMet: boolean;
}

/** Every rule of the policy with whether the password keeps it; the upper limit only where it is broken. */
export function judgeRules(password: string, policy: PasswordPolicy): readonly JudgedRule[] {
  const { minLength, maxLength } = policy;
  const isTooLong = maxLength !== null && password.length > maxLength;
  return [
    { rule: 'min-length', isMet: password.length >= minLength },
    ...(isTooLong ? [{ rule: 'max-length', isMet: false } as const] : []),
    ...(policy.needsLowercase ? [{ rule: 'lowercase', isMet: /[a-z]/.test(password) } as const] : []),
    ...(policy.needsUppercase ? [{ rule: 'uppercase', isMet: /[A-Z]/.test(password) } as const] : []),
    ...(policy.needsDigit ? [{ rule: 'digit', isMet: /[0-9]/.test(password) } as const] : []),
    ...(policy.needsSymbol ? [{ rule: 'symbol', isMet: hasSymbol(password, policy.symbols) } as const] : []),
  ];
}

const hasSymbol = (password: string, symbols: string): boolean =>
  symbols === '' ? /[^A-Za-z0-9]/.test(password) : [...password].some((each) => symbols.includes(each));
