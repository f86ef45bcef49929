/** Reasons to reject a command of a page, as they are shown. */
export const pageRejections = {
  'block-missing': 'A block it changes was removed.',
  'block-misplaced': 'This block doesn’t fit there.',
  'block-cycle': 'A block can’t be inside itself.',
  'page-full': 'There’s no room for more blocks. Remove some first.',
  'slug-invalid': 'Use 3 to 60 lowercase letters, digits and single hyphens.',
  'version-missing': 'There’s no such version of this page.',
  'slug-taken': 'Another page has this address. Choose a different one.',
  'goal-missing': 'Add what visitors can do: a sign-up form, or a price with a button.',
  'consent-missing': 'Say in the form what people agree to.',
  'contrast-too-low': 'The colors are hard to read. Choose some with a contrast of at least 4.5:1.',
} as const;
