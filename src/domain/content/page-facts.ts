import { buildPath } from '../routes/build-path.ts';
import type { RouteName } from '../routes/routes.ts';
import type { PublicData } from './public-data.ts';

/** Metadata of a public page for browsers, search engines and anyone who passes its link on. */
export interface PageFacts {
  /** Without the product's name. */
  readonly title: string;
  /** One or two sentences of plain text. */
  readonly description: string;
  /** The one address under which it should be known. */
  readonly path: string;
  /** ISO 8601; only of an article. */
  readonly publishedAt?: string;
}

const tagline = 'Prove the idea before you build it';

const still: { readonly [Name in RouteName]?: PageFacts } = {
  landing: {
    title: tagline,
    description:
      'Groundwork takes a startup idea from first thought to a decision: what must be true, how you tested it, and what the tests showed.',
    path: buildPath({ name: 'landing' }),
  },
  pricing: {
    title: 'Pricing',
    description: 'Groundwork is free today, on our server or yours. We also say what’s still undecided.',
    path: buildPath({ name: 'pricing' }),
  },
  resources: {
    title: 'Resources',
    description: 'How to interview, test and decide: short articles for founders who want to know before they build.',
    path: buildPath({ name: 'resources' }),
  },
  'resources.terms-of-use': {
    title: 'Terms of use',
    description: 'What you get, what stays yours, what isn’t allowed, and what isn’t promised.',
    path: buildPath({ name: 'resources.terms-of-use' }),
  },
  'resources.support': {
    title: 'Support',
    description: 'Whether your changes are safe, what to do if you can’t sign in, and how to report a problem.',
    path: buildPath({ name: 'resources.support' }),
  },
  'resources.privacy-policy': {
    title: 'Privacy policy',
    description: 'What Groundwork stores, where, for how long, who can read your ideas, and how to delete them.',
    path: buildPath({ name: 'resources.privacy-policy' }),
  },
};

/** Undefined for a route that is no public page, and for an article without its data. */
export function pageFacts(name: RouteName, data?: PublicData): PageFacts | undefined {
  if (name !== 'resources.entry' || data?.kind !== 'article') return still[name];
  const { title, summary, slug, publishedAt } = data.article;
  return {
    title,
    description: summary,
    path: buildPath({ name, params: { blogId: slug } }),
    ...(publishedAt === null ? {} : { publishedAt }),
  };
}

/** The public pages that are the same for every content. */
export const stillPages: readonly PageFacts[] = Object.values(still);
