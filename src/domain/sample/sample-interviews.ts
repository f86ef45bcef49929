import type { Answer, Commitment } from '../interview/interview.ts';
import type { Direction } from '../ledger/ledger.ts';

interface SampleQuote {
  /** Name of the assumption that it speaks of. */
  readonly assumption: string;
  readonly mark: Direction;
  readonly text: string;
}

/** A conversation of the test with interviews. */
export interface SampleInterview {
  readonly person: string;
  /** Counted back from the day on which the sample is added. */
  readonly day: number;
  readonly lastTime: string;
  readonly commitment: Commitment;
  readonly answer: Answer;
  readonly quotes: readonly SampleQuote[];
}

const quote = (assumption: string, mark: Direction, text: string): SampleQuote => ({ assumption, mark, text });
const held = (
  person: string,
  day: number,
  lastTime: string,
  given: Partial<Pick<SampleInterview, 'commitment' | 'answer' | 'quotes'>> = {},
): SampleInterview => ({ person, day, lastTime, commitment: 'time', answer: 'yes', quotes: [], ...given });

/** Twelve owners, of whom ten had sold a bake at a loss without knowing. None of them exists. */
export const sampleInterviews: readonly SampleInterview[] = [
  held(
    'Maya, two shops',
    -57,
    'Butter had gone up by a fifth since she priced her croissants. She saw it in the yearly accounts.',
    {
      quotes: [quote('A1', 1, 'I sold croissants below cost for eight months and thought it was a good year.')],
    },
  ),
  held('Tom, one shop', -57, 'His accountant told him in May that the sourdough had lost money since autumn.'),
  held('Priya, one shop', -56, 'Costed her cakes in a notebook two years ago, and never again.', {
    commitment: 'none',
    quotes: [quote('A1', 1, 'I price by what the shop next door asks. What a slice costs me, I couldn’t say.')],
  }),
  held('Jonas, three shops', -55, 'Costs all 40 products every Sunday in a spreadsheet of his own.', {
    commitment: 'none',
    answer: 'no',
    quotes: [quote('A1', -1, 'Nothing loses money here for longer than a week. I do the numbers every Sunday.')],
  }),
  held('Ellen, one shop', -54, 'Found in January that the seeded loaf had lost money all year.', {
    commitment: 'money',
    quotes: [
      quote('A1', 1, 'The loaf everyone praises was the one that cost me most.'),
      quote('A3', 1, 'We paid £40 for a spreadsheet once, and would again.'),
    ],
  }),
  held('Sam, two shops', -53, 'Dropped the almond tart after his wholesaler sent the new price list.', {
    commitment: 'none',
  }),
  held('Aisha, one shop', -52, 'Learned from her bank, not from her till, that December had been bad.', {
    quotes: [quote('A3', -1, 'Every month? I’d want it once, to set my prices, and then leave it.')],
  }),
  held('Victor, one shop', -51, 'Weighs the dough, but never the flour that is thrown away.', {
    commitment: 'none',
    answer: 'unclear',
  }),
  held('Ruth, three shops', -50, 'Raised all prices by 5% in spring, since she could not say which to raise.', {
    commitment: 'reputation',
    quotes: [quote('A6', 1, 'If I knew on Monday, the new price would be on the shelf on Tuesday.')],
  }),
  held('Ola, one shop', -48, 'Stopped baking rye for a month to see whether the numbers got better.'),
  held('Beth, two shops', -47, 'Was asked by her partner why the busiest Saturday made no profit.', {
    commitment: 'reputation',
  }),
  held('Luis, one shop', -46, 'Photographed his invoices for the accountant, who typed them in a year later.', {
    commitment: 'money',
    quotes: [quote('A4', 1, 'The photos were fine. No one looked at them for a year.')],
  }),
];
