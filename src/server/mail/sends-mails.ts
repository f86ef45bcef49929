import type { Settings } from '../settings.ts';

/** Whether there is where mails go: a mail server, or the inbox of this machine. */
export const sendsMails = ({ smtpUrl, firebase }: Pick<Settings, 'smtpUrl' | 'firebase'>): boolean =>
  Boolean(smtpUrl) || firebase === undefined;
