/** The purposes that the link of a mail can have. Source: the `mode` parameter of Firebase's action links. */
export const mailModes = ['verifyEmail', 'recoverEmail', 'verifyAndChangeEmail', 'resetPassword', 'signIn'] as const;

export type MailMode = (typeof mailModes)[number];

/** Modes whose link needs one press to confirm, and nothing typed. */
export type ConfirmedMode = Exclude<MailMode, 'resetPassword' | 'signIn'>;

/** Undefined for a mode that is none of ours. */
export const mailModeOf = (text: string | undefined): MailMode | undefined => mailModes.find((mode) => mode === text);
