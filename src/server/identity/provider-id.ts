/** Providers whose stand-in pages we have, with the names that people know them by. */
export const providerNames = {
  'google.com': 'Google',
  'github.com': 'GitHub',
  'twitter.com': 'Twitter',
} as const;

export type ProviderId = keyof typeof providerNames;

export const isProviderId = (text: string): text is ProviderId => Object.hasOwn(providerNames, text);
