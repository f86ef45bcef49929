/** Reasons to reject a command of a ledger, as they are shown. */
export const ledgerRejections = {
  'assumption-missing': 'This assumption no longer exists.',
  'assumption-tested': 'It has been tested, so its wording stays. State a successor instead.',
  'ledger-full': 'An idea can have 200 assumptions. Retire one first.',
  'weight-beyond-rung': 'This kind of evidence can’t weigh that much.',
  'evidence-missing': 'This evidence no longer exists or no longer counts.',
  'wording-differs': 'The two assumptions are worded differently, so the evidence can’t be carried over.',
  'ledger-moved': 'New evidence came in. Look at it again before you decide.',
  'ongoing-changed': 'A test, page or survey started or ended meanwhile. Decide again what happens to each.',
} as const;
