/** Purpose of a mailed one-time code, in the words of the Identity Toolkit. */
export type ActionKind =
  | 'VERIFY_EMAIL'
  | 'PASSWORD_RESET'
  | 'EMAIL_SIGNIN'
  | 'VERIFY_AND_CHANGE_EMAIL'
  | 'RECOVER_EMAIL';
