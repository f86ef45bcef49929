import type { RouteName, To } from '#domain/routes/routes.ts';

export interface Section {
  readonly heading: string;
  /** What it will do, and that it does not do it yet. */
  readonly sentence: string;
  readonly onward: { readonly label: string; readonly to: To };
}

const vault = { label: 'Open the idea vault', to: { name: 'idea-vault' } } as const;
const home = { label: 'Go to home', to: { name: 'home' } } as const;
const landing = { label: 'What Groundwork is', to: { name: 'landing' } } as const;
const signIn = { label: 'Sign in with a password', to: { name: 'sign-in' } } as const;

const pageBuilder: Section = {
  heading: 'Page builder',
  sentence: 'You cannot build a page here yet. It will put a real page before real visitors and count who signs up.',
  onward: vault,
};

const articles: Section = {
  heading: 'Resources',
  sentence: 'No articles have been published yet.',
  onward: landing,
};

/** Routes whose screens are not built yet: each says so, and leads to what works. */
const sections: { readonly [Name in RouteName]?: Section } = {
  'page-builder': pageBuilder,
  'page-builder.project': pageBuilder,
  validate: {
    heading: 'Validate',
    sentence: 'You cannot test an assumption here yet. Write down the problem and the audience of an idea first.',
    onward: vault,
  },
  toolkit: { heading: 'Toolkit', sentence: 'The calculators are not built yet.', onward: vault },
  reports: { heading: 'Reports', sentence: 'Reports come from evidence, and no test can be run yet.', onward: vault },
  feedback: { heading: 'Feedback', sentence: 'You cannot post feedback here yet.', onward: home },
  pricing: {
    heading: 'Pricing',
    sentence: 'There are no plans yet: everything built so far is free.',
    onward: landing,
  },
  resources: articles,
  'resources.entry': articles,
  'resources.terms-of-use': {
    heading: 'Terms of use',
    sentence: 'The terms of use have not been published yet.',
    onward: landing,
  },
  'resources.support': {
    heading: 'Support',
    sentence: 'There is no way to reach support here yet.',
    onward: landing,
  },
  'resources.privacy-policy': {
    heading: 'Privacy policy',
    sentence: 'The privacy policy has not been published yet.',
    onward: landing,
  },
  'forgot-password': {
    heading: 'Forgot password',
    sentence: 'A password cannot be reset here yet. If you remember it, sign in with it.',
    onward: signIn,
  },
  'reset-password': {
    heading: 'Reset password',
    sentence: 'A password cannot be reset here yet. Your old one still works.',
    onward: signIn,
  },
  'auth.verify': { heading: 'Sign in', sentence: 'Signing in by a link is not possible yet.', onward: signIn },
  'auth.send-link': {
    heading: 'Sign in by email',
    sentence: 'Signing in by a link is not possible yet.',
    onward: signIn,
  },
};

/** What to say on a route; undefined for one that has a screen of its own. */
export const sectionOf = (name: RouteName): Section | undefined => sections[name];
