import type { Mail } from '../mail/mail.ts';
import { writeMail } from '../mail/mail-content.ts';

/** Tells a founder that a session of theirs was used without its key. `publicUrl` has no slash at the end. */
export function stolenSessionMail(to: string, publicUrl: string): Mail {
  return {
    to,
    kind: 'session-refused',
    ...writeMail({
      subject: 'We blocked a copy of your session',
      before: [
        'Someone tried to use your Groundwork session without the key stored in your browser. We blocked it, and nothing was shown or changed.',
        'If you just cleared this site’s data, this was probably you. If not, your browser’s data may have been copied: check the device for software you don’t trust, then sign out everywhere and change your password:',
      ],
      action: { label: 'Open account settings', link: `${publicUrl}/settings/account` },
    }),
  };
}
