import type { KnownWay } from '#domain/auth/attempt.ts';
import type { EmailVerdict } from '#domain/auth/email.ts';
import type { ConfirmedMode } from '#domain/auth/mail-mode.ts';
import { providerNames } from '#domain/auth/oauth-provider.ts';
import { type CodeVerdict, codeLength } from '#domain/auth/one-time-code.ts';
import type { PasswordVerdict } from '#domain/auth/password.ts';
import type { PasswordPolicy, PasswordRule } from '#domain/auth/password-policy.ts';
import type { StrengthLevel } from '#domain/auth/password-strength.ts';
import { recoveryCodeLength } from '#domain/auth/recovery-code.ts';
import type { SecondStep } from '#domain/auth/second-step.ts';

export const labels = {
  email: 'Email',
  password: 'Password',
  enterPassword: 'Enter a password.',
  or: 'or',
  continue: 'Continue',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  startOver: 'Start over',
  unchanged: 'Nothing was changed.',
  newLink: 'Request a new link',
  otherWays: 'Other ways to sign in',
  signIn: {
    title: 'Sign in',
    ended: 'You were signed out. Sign in to continue where you left off.',
    submit: 'Sign in',
    forgot: 'Forgot password?',
    withPassword: 'Sign in with a password',
    byLink: 'Email me a sign-in link',
    newHere: 'New here?',
    createAccount: 'Create an account',
  },
  signUp: {
    title: 'Create your account',
    submit: 'Create account',
    keptIdea: (idea: string) => `Your idea is saved: “${idea}”`,
    hasAccount: 'Already have an account?',
    agree: 'By creating an account, you agree to the ',
    terms: 'terms of use',
    agreed: '. Our ',
    privacy: 'privacy policy',
    privacyText: ' explains what we keep, and for how long.',
  },
  forgotPassword: {
    title: 'Forgot password',
    explanation: 'We’ll email you a link to choose a new password. Your current password works until then.',
    submit: 'Send reset link',
    sent: (email: string) => `If ${email} has an account, a link is on its way. It works once, for one hour.`,
    back: 'Back to sign in',
  },
  resetPassword: {
    title: 'Reset password',
    choose: 'Choose a new password.',
    chooseFor: 'Choose a new password for ',
    signsOut: ' You’ll be signed out on all devices.',
    field: 'New password',
    submit: 'Save password',
    unchanged: 'Your password hasn’t changed.',
    rules: 'Rules',
    met: ': met',
    notMet: ': not met yet',
  },
  sendLink: {
    title: 'Sign in by email',
    explanation: 'No password needed. Click the link in our email and you’re signed in.',
    submit: 'Email me a sign-in link',
    sent: (email: string) =>
      `We emailed a link to ${email}. It works once, for one hour. Open it in this browser if you can.`,
  },
  sentMail: { title: 'Check your email', otherEmail: 'Use a different email' },
  completeLink: {
    token: 'This link signs you in to Groundwork. If you didn’t ask for it, close this page.',
    explanation:
      'Enter the email we sent the link to. This keeps anyone else who finds the link from signing in as you.',
    pending: 'Signing you in…',
    notSignedIn: 'You’re not signed in.',
  },
  provider: {
    continue: (provider: string) => `Continue with ${provider}`,
    window: (provider: string) => `Continue in the ${provider} window.`,
    blocked: (provider: string) => `Your browser blocked the ${provider} window, so this page goes there instead.`,
  },
  otherWay: {
    title: 'You already have an account',
    explanation: (ways: string, adding: string) =>
      ` already has an account that signs in with ${ways}. Sign in that way once to add ${adding}.`,
    submit: (adding: string) => `Sign in and add ${adding}`,
  },
  exchangeFailed: {
    title: (email: string | null) => (email === null ? 'You’re not signed in yet' : `${email} isn’t signed in yet`),
    explanation: 'Your sign-in was accepted, but Groundwork didn’t respond as expected. Try again.',
  },
  waitlist: {
    title: 'We’re full right now',
    explanation: 'We’re not accepting new accounts yet. Leave your email, and we’ll let you know when there’s room.',
    submit: 'Join the waitlist',
    joinedTitle: 'You’re on the list',
    joined: (email: string) => `We’ll email ${email} when there’s room. Then sign in the same way you did just now.`,
    back: 'Back to the home page',
  },
} as const;

interface StepLabels {
  readonly title: string;
  readonly prompt: string;
  /** The accessible name of the field. */
  readonly field: string;
  readonly errors: Readonly<Record<Exclude<CodeVerdict, 'ok'>, string>>;
  /** The button that leads here from another step. */
  readonly choose: string;
}

export const secondStepLabels: Readonly<Record<SecondStep, StepLabels>> = {
  app: {
    title: 'Enter your code',
    prompt: `Enter the ${codeLength}-digit code from your authenticator app.`,
    field: 'Code',
    errors: { missing: 'Enter the code from your app.', malformed: `A code has ${codeLength} digits.` },
    choose: 'Use your authenticator app',
  },
  passkey: {
    title: 'Use your passkey',
    prompt: 'Use a passkey you added to this account: your fingerprint, face, screen lock, or security key.',
    field: 'Passkey',
    errors: { missing: '', malformed: '' },
    choose: 'Use a passkey',
  },
  recovery: {
    title: 'Enter your code',
    prompt: 'Enter one of the recovery codes you saved. Each works once.',
    field: 'Recovery code',
    errors: {
      missing: 'Enter a recovery code.',
      malformed: `A recovery code has ${recoveryCodeLength} letters and digits.`,
    },
    choose: 'Use a recovery code',
  },
};

export const emailErrors: Readonly<Record<EmailVerdict, string | undefined>> = {
  ok: undefined,
  missing: 'Enter your email address.',
  malformed: 'Enter an email like name@example.org.',
};

interface ModeText {
  readonly title: string;
  readonly explanation: string;
  readonly button: string;
  readonly done: string;
  /** `email` is the account's address from now on, where it is known. */
  readonly doneMore: (email: string | null) => string;
}

export const modeTexts: Readonly<Record<ConfirmedMode, ModeText>> = {
  verifyEmail: {
    title: 'Verify your email',
    explanation: 'Press the button to confirm this email is yours.',
    button: 'Verify my email',
    done: 'Your email is verified',
    doneMore: () => 'You can now publish and share.',
  },
  recoverEmail: {
    title: 'Get your email back',
    explanation: 'Your account’s email was changed. If that wasn’t you, press the button to undo it.',
    button: 'Undo the change',
    done: 'Your email is back',
    doneMore: (email) =>
      `Your account uses ${email ?? 'this email'} again. Don’t rely on your old password: choose a new one with a link we email you. Then review your connected accounts in Settings.`,
  },
  verifyAndChangeEmail: {
    title: 'Confirm your new email',
    explanation: 'Press the button to sign in with this email from now on.',
    button: 'Use this email',
    done: 'Your email was changed',
    doneMore: (email) => `Sign in with ${email ?? 'the new email'} from now on.`,
  },
};

export const strengthWords: Readonly<Record<StrengthLevel, string>> = {
  0: 'Empty',
  1: 'Weak',
  2: 'Fair',
  3: 'Good',
  4: 'Strong',
};

const rules: Readonly<Record<PasswordRule, (policy: PasswordPolicy) => string>> = {
  'min-length': ({ minLength }) => `At least ${minLength} characters`,
  'max-length': ({ maxLength }) => `At most ${maxLength} characters`,
  'not-common': () => 'Not one of the most common passwords',
  'not-personal': () => 'Not your email address or “Groundwork”',
};

export const ruleText = (rule: PasswordRule, policy: PasswordPolicy): string => rules[rule](policy);

/** Verdict on a new password; `unchanged`: it is the one that the account has. */
export type NewPasswordVerdict = PasswordVerdict | 'unchanged';

const errors: Readonly<Record<NewPasswordVerdict, (policy: PasswordPolicy) => string | undefined>> = {
  ok: () => undefined,
  missing: () => 'Enter a password.',
  'too-short': ({ minLength }) => `Use at least ${minLength} characters.`,
  'too-long': ({ maxLength }) => `Use at most ${maxLength} characters.`,
  'too-common': () => 'This is one of the most common passwords. Choose another one.',
  'too-personal': () => 'Your password can’t be your email address or “Groundwork”. Choose another one.',
  unchanged: () => 'This is your current password. Choose another one.',
};

export const passwordError = (verdict: NewPasswordVerdict, policy: PasswordPolicy): string | undefined =>
  errors[verdict](policy);

/** The rule that an error names already. */
export const ruleOfError: Readonly<Partial<Record<NewPasswordVerdict, PasswordRule>>> = {
  'too-short': 'min-length',
  'too-long': 'max-length',
  'too-common': 'not-common',
  'too-personal': 'not-personal',
};

const wayText = (way: KnownWay): string => (way === 'password' ? 'a password' : providerNames[way]);

/** The ways in as people say them: `a password or Google`. */
export function waysText(ways: readonly KnownWay[]): string {
  const words = ways.map(wayText);
  const last = words.pop() ?? '';
  return words.length === 0 ? last : `${words.join(', ')} or ${last}`;
}
