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
    explanation: 'Press the button to confirm that this email is yours.',
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
      `Your account uses ${email ?? 'this email'} again. Don’t rely on your old password: choose a new one with a link we email you. Then check the other ways to sign in in Settings.`,
  },
  verifyAndChangeEmail: {
    title: 'Confirm your new email',
    explanation: 'Press the button to sign in with this email from now on.',
    button: 'Use this email',
    done: 'Your email is changed',
    doneMore: (email) => `Sign in with ${email ?? 'the new email'} from now on.`,
  },
};
