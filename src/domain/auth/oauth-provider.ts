export const oauthProviders = ['google', 'github', 'twitter'] as const;

export type OauthProvider = (typeof oauthProviders)[number];

export const providerNames: Readonly<Record<OauthProvider, string>> = {
  google: 'Google',
  github: 'GitHub',
  twitter: 'Twitter',
};

/** Throws `Unsupported OAuth provider: {name}` for any name but ours. */
export function oauthProviderOf(name: string): OauthProvider {
  const provider = oauthProviders.find((each) => each === name);
  if (!provider) throw new Error(`Unsupported OAuth provider: ${name}`);
  return provider;
}
