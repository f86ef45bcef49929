import type { RouteName, To } from '#domain/routes/routes.ts';

export interface Section {
  readonly heading: string;
  /** What it will do, and that it does not do it yet. */
  readonly sentence: string;
  readonly onward: { readonly label: string; readonly to: To };
}

const vault = { label: 'Open the idea vault', to: { name: 'idea-vault' } } as const;
const landing = { label: 'About Groundwork', to: { name: 'landing' } } as const;
const signIn = { label: 'Sign in with a password', to: { name: 'sign-in' } } as const;

const articles: Section = {
  heading: 'Resources',
  sentence: 'No articles yet.',
  onward: landing,
};

/** Routes whose screens are not built yet: each says so, and leads to what works. */
const sections: { readonly [Name in RouteName]?: Section } = {
  reports: {
    heading: 'Reports',
    sentence: 'Coming soon: reports where every claim links to its evidence.',
    onward: vault,
  },
  pricing: {
    heading: 'Pricing',
    sentence: 'There are no plans yet. Everything is free.',
    onward: landing,
  },
  resources: articles,
  'resources.entry': articles,
  'resources.terms-of-use': {
    heading: 'Terms of use',
    sentence: 'The terms of use aren’t published yet.',
    onward: landing,
  },
  'resources.support': {
    heading: 'Support',
    sentence: 'Support isn’t available here yet.',
    onward: landing,
  },
  'resources.privacy-policy': {
    heading: 'Privacy policy',
    sentence: 'The privacy policy isn’t published yet.',
    onward: landing,
  },
  'forgot-password': {
    heading: 'Forgot password',
    sentence: 'You can’t reset a password here yet. If you remember it, sign in with it.',
    onward: signIn,
  },
  'reset-password': {
    heading: 'Reset password',
    sentence: 'You can’t reset a password here yet. Your current one still works.',
    onward: signIn,
  },
  'auth.verify': { heading: 'Sign in', sentence: 'You can’t sign in with a link yet.', onward: signIn },
  'auth.send-link': {
    heading: 'Sign in by email',
    sentence: 'You can’t sign in with a link yet.',
    onward: signIn,
  },
};

/** What to say on a route; undefined for one that has a screen of its own. */
export const sectionOf = (name: RouteName): Section | undefined => sections[name];
