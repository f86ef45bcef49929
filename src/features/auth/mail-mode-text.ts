import type { ConfirmedMode } from '#domain/auth/mail-mode.ts';

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
    explanation: 'Press the button to confirm that this address is yours.',
    button: 'Verify my email',
    done: 'Your email is verified',
    doneMore: () => 'You can publish and share from now on.',
  },
  recoverEmail: {
    title: 'Get your address back',
    explanation: 'The address of your account was changed. If that was not you, press the button to take it back.',
    button: 'Take my address back',
    done: 'Your address is back',
    doneMore: (email) =>
      `The account belongs to ${email ?? 'this address'} again. Do not rely on the old password: choose a new one now, by a link that we email you. Then look at the other ways to sign in in your settings.`,
  },
  verifyAndChangeEmail: {
    title: 'Confirm your new address',
    explanation: 'Press the button to sign in with this address from now on.',
    button: 'Use this address',
    done: 'Your address is changed',
    doneMore: (email) => `Sign in with ${email ?? 'the new address'} from now on.`,
  },
};
