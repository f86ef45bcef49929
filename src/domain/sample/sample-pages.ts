import type { PageGoal } from '../page/page.ts';
import type { PageTheme } from '../page/page-theme.ts';
import type { SampleSource } from './sample-visitors.ts';

/** A page of the first idea, and who came to it while its test ran. It is never on the web. */
export interface SamplePage {
  /** Name of the test that counted on it, in `sample-loop.ts`. */
  readonly experiment: string;
  readonly title: string;
  readonly goal: PageGoal;
  readonly value: string;
  readonly prices: readonly string[];
  /** The question asked beside the address; empty if there is none. */
  readonly asks: string;
  readonly sources: readonly SampleSource[];
}

export const samplePages: readonly SamplePage[] = [
  {
    experiment: 'E2',
    title: 'Crumb, first version',
    goal: 'sign-up',
    value: 'Know what each bake costs',
    prices: [],
    asks: '',
    sources: [
      { name: 'instagram', n: 48, k: 8 },
      { name: 'forum', n: 52, k: 8 },
      { name: 'direct', n: 20, k: 2 },
    ],
  },
  {
    experiment: 'E3',
    title: 'Crumb, second version',
    goal: 'sign-up',
    value: 'Know before you bake',
    prices: [],
    asks: 'How many products do you sell?',
    sources: [
      { name: 'instagram', n: 96, k: 17 },
      { name: 'forum', n: 104, k: 18 },
      { name: 'direct', n: 40, k: 3 },
    ],
  },
  {
    experiment: 'E4',
    title: 'Crumb for £19 a month',
    goal: 'pre-order',
    value: 'Know before you bake',
    prices: ['Crumb: £19 a month'],
    asks: '',
    sources: [
      { name: 'newsletter', n: 110, k: 2 },
      { name: 'direct', n: 40, k: 0 },
    ],
  },
];

/** The pages' material on the idea beside their promise. */
export const samplePageMaterial = {
  solutions: ['Photograph an invoice: its lines are read', 'See the cost of each bake: before you set its price'],
} as const;

export const samplePageTheme: PageTheme = 'local-service';

/** Questions that visitors of the pages find answered, each with its answer. */
export const samplePageQuestions: readonly { readonly heading: string; readonly body: string }[] = [
  {
    heading: 'Do I have to type in my recipes?',
    body: 'Once, or photograph the pages you have. Prices of ingredients come from your invoices.',
  },
  {
    heading: 'Which suppliers does it know?',
    body: 'Any that send an invoice: it reads the lines as they’re printed.',
  },
];

export const sampleConsent = 'Email me about Crumb. I can ask to be removed at any time.';

/** How many products somebody sells who says so: the nth of them. */
export const sampleProducts = (nth: number): string => String(12 + ((nth * 7) % 41));

/** An address that nobody has. */
export const sampleAddress = (nth: number): string => `owner-${String(nth + 1).padStart(2, '0')}@bakery.invalid`;

/** The founder's own words on the pages, by the kind of block: none of a template is left. */
export const samplePageWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  hero: { button: 'Try it first' },
  text: { heading: 'Prices by feel' },
  features: { heading: 'From invoice to price' },
  form: {
    heading: 'Be among the first bakeries',
    button: 'Keep me posted',
    consent: sampleConsent,
    thanks: 'Thank you. We’ll write when your bakery can try it.',
  },
  faq: { heading: 'Asked by bakers' },
  pricing: { heading: 'What it costs' },
  plan: { button: 'Order it now' },
  footer: {
    who: 'Crumb, made in Leeds',
    contact: 'hello@crumb.invalid',
    privacy: 'We use what you send to write to you about Crumb, and for nothing else.',
  },
};
