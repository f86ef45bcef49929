/** Home tells of an unverified email too, and needs no other words of signing in. */
export const verificationLabels = {
  sendAgain: 'Send again',
  title: (email: string) => `Verify ${email}`,
  explanation: 'Click the link in our email. You’ll need this before you publish or share.',
  sent: 'A new email is on its way. Click the link in it.',
  sentReplacing: 'A new email is on its way. Click the link in it. Links in older emails no longer work.',
  again: (isSignedIn: boolean) =>
    isSignedIn
      ? 'If your email isn’t verified yet, request a new link.'
      : 'If your email isn’t verified yet, sign in and request a new link.',
  newPassword: 'Choose a new password',
  home: 'Go to home',
};
