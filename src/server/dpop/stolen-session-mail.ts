import type { Mail } from '../mail/mail.ts';

/** Tells a founder that a session of theirs was used without its key. `publicUrl` has no slash at the end. */
export function stolenSessionMail(to: string, publicUrl: string): Mail {
  const link = `${publicUrl}/settings/account`;
  return {
    to,
    subject: 'We blocked a copy of your session',
    kind: 'session-refused',
    link,
    text: `Someone tried to use your Groundwork session without the key stored in your browser. We blocked it, and nothing was shown or changed.\n\nIf you just cleared this site’s data, this was probably you. If not, your browser’s data may have been copied: check the device for software you don’t trust, then sign out everywhere and change your password:\n\n${link}\n`,
  };
}
