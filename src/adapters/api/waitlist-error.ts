/** The account is not registered and the waitlist lets nobody in. */
export class WaitlistError extends Error {
  override readonly name = 'WaitlistError';

  constructor() {
    super('WAITLIST_NO_LONGER_AVAILABLE');
  }
}
