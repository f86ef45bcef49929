import type { Method } from './experiment.ts';

/** A figure that somebody published, to hold a criterion against. */
export interface Benchmark {
  /** One sentence with the figure. */
  readonly says: string;
  readonly source: string;
  readonly year: number;
  readonly url: string;
  /** Why it may not hold for a founder's own test. */
  readonly limits: string;
}

const unbounce: Benchmark = {
  says: 'Of 464 million visitors of 41,000 landing pages, 57 million converted: 12%.',
  source: 'Unbounce, Conversion Benchmark Report, methodology',
  year: 2024,
  url: 'https://unbounce.com/conversion-benchmark-report/methodology/',
  limits:
    'Customers of one page builder, any kind of conversion. Pages without a single conversion were left out, and large pages weigh more.',
};

const baymard: Benchmark = {
  says: 'About 30% of those who put something into an online cart buy it.',
  source: 'Baymard Institute, average of 50 studies of cart abandonment',
  year: 2025,
  url: 'https://baymard.com/lists/cart-abandonment-rate',
  limits: 'Shops that people know, with products that exist. It’s the step after the click: your click rate isn’t it.',
};

const kickstarter: Benchmark = {
  says: '41% of 641,000 Kickstarter projects reached their goal.',
  source: 'Kickstarter’s figures, compiled by Stocklytics',
  year: 2024,
  url: 'https://geek-room.tech/apps/kickstarter-surpasses-8-billion-in-donations-across-all-projects',
  limits: 'A share of projects, not of visitors, and mostly games, design and the arts.',
};

const ellis: Benchmark = {
  says: 'A product has found its market when 40% of its active users would be very disappointed without it.',
  source: 'Sean Ellis, in Venture Hacks',
  year: 2009,
  url: 'https://venturehacks.com/sean-ellis',
  limits: 'A rule of thumb from the start-ups he advised, for people who use the product already.',
};

const intention: Benchmark = {
  says: 'What people intend moves about twice as much as what they do (0.66 against 0.36 standard deviations).',
  source: 'Webb and Sheeran, Psychological Bulletin 132, meta-analysis of 47 experiments',
  year: 2006,
  url: 'https://doi.org/10.1037/0033-2909.132.2.249',
  limits: 'Mostly health behavior. It says how far a “yes, I would” carries, not how many say it.',
};

const stated: Benchmark = {
  says: 'What people say they’d pay is 1.35 times what they pay, in the median of 83 comparisons.',
  source: 'Murphy, Allen, Stevens and Weatherhead, meta-analysis of 28 studies',
  year: 2003,
  url: 'https://papers.ssrn.com/sol3/papers.cfm?abstract_id=437620',
  limits: 'About amounts, not shares of people; some comparisons are far above the median.',
};

const coldEmail: Benchmark = {
  says: '3.43% of cold emails get a reply, so 10 interviews can take some 300 invitations.',
  source: 'Instantly, Cold Email Benchmark Report 2026, as quoted by Growth Engineer',
  year: 2026,
  url: 'https://growthengineer.ai/blog/cold-email-reply-rate-benchmarks-2026',
  limits: 'Sales emails sent with one tool. It’s about finding people to talk to, not about what they say.',
};

/** Published benchmarks for a method, the nearest first; empty if none fits. */
export const benchmarksOf: Readonly<Record<Method, readonly Benchmark[]>> = {
  interviews: [coldEmail],
  page: [unbounce],
  'fake-door': [baymard],
  'pre-order': [baymard, kickstarter],
  survey: [intention, stated, ellis],
  prototype: [ellis],
  data: [],
  split: [unbounce],
};
