import type { ChecklistItem } from '#domain/next-step/checklist.ts';
import { quotation } from '#domain/text/quotation.ts';

const figures = new Intl.NumberFormat('en-US');

const steps: Readonly<Record<ChecklistItem, string>> = {
  capture: 'Capture an idea',
  describe: 'Describe the problem and who has it',
  explore: 'Start exploring an idea',
  assume: 'State what must be true',
  test: 'Lock a test',
  verify: 'Verify your email',
};

export const labels = {
  title: 'Home',
  loading: 'Loading your next step',
  /** Before the next step where something else leads. */
  afterwards: 'After that:',
  verdict: {
    title: (count: number) => (count === 1 ? 'A verdict is in' : `${figures.format(count)} verdicts are in`),
    read: 'Read the verdict',
    more: (count: number) => `And ${figures.format(count)} more in Validate.`,
  },
  beginning: {
    title: 'Three lines to get started',
    text: 'What you’d build, what goes wrong today without it, and who has the problem. From then on, this page tells you what to do next, and why.',
  },
  checklist: {
    title: 'First steps',
    show: 'Show first steps',
    dismiss: 'Dismiss',
    steps,
    done: ': done',
    progress: (done: number, all: number) => `${done} of ${all} done`,
  },
  ideas: { title: 'Recent ideas', all: 'All ideas', audience: (audience: string) => ` for ${audience}` },
  running: {
    title: 'In progress',
    none: 'You’re not exploring any ideas yet.',
    missing: 'An idea that’s no longer here',
    since: 'exploring since ',
    more: (count: number) => `And ${figures.format(count)} more, in the switcher at the top.`,
  },
  tests: {
    title: 'Running tests',
    once: 'Judged once, at the end',
    entries: (count: number, planned: number) =>
      `${figures.format(count)} of ${figures.format(planned)} counted so far`,
  },
  /** Offered where a section has nothing to be about yet. */
  explore: (title: string) => `Explore ${quotation(title)}`,
  /** The example, offered on several pages. */
  sample: {
    offer: 'See a finished example',
    title: 'The example is in your vault',
    text: 'Two made-up bakery ideas: one that turned after testing, and the one it became. Both are in the idea vault and in the switcher at the top.',
    open: 'Open example',
    waiting: 'Its tests are judged on our server, so their results and the decision appear when you’re back online.',
    remove: 'Remove example',
    removed: 'Example removed.',
  },
} as const;
