/** A refusal in the Identity Toolkit's words, such as `EMAIL_EXISTS`; the SDK makes `auth/email-already-in-use` of it. */
export class IdentityError extends Error {
  readonly statusCode: number;
  /** Seconds; becomes the header `Retry-After`. */
  readonly retryAfterS: number | undefined;

  constructor(message: string, statusCode = 400, retryAfterS?: number) {
    super(message);
    this.name = 'IdentityError';
    this.statusCode = statusCode;
    this.retryAfterS = retryAfterS;
  }
}
