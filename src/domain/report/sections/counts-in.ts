import type { Method } from '../../experiment/experiment.ts';
import type { IntakeEntry } from '../../intake/intake.ts';
import { pageFigures } from '../../intake/page-figures.ts';
import { eachPart } from '../../log/parts.ts';
import type { PageGoal } from '../../page/page.ts';
import type { ReportCount } from '../report-content.ts';
import type { ReportContext } from '../report-context.ts';
import { startedIn } from './tests-in.ts';

type Thing = keyof typeof words;

const words = {
  tests: ['test', 'tests'],
  interviews: ['interview', 'interviews'],
  visitors: ['visitor', 'visitors'],
  signUps: ['sign-up', 'sign-ups'],
  preOrders: ['pre-order', 'pre-orders'],
  clicks: ['click', 'clicks'],
  answers: ['survey answer', 'survey answers'],
} as const;

const things = Object.keys(words) as readonly Thing[];

const goals: Readonly<Record<PageGoal, Thing>> = {
  'sign-up': 'signUps',
  'pre-order': 'preOrders',
  'fake-door': 'clicks',
};

/** What an entry of a test is, and what a yes is; null for what is not counted among people. */
const methods: Readonly<Record<Method, readonly [entry: Thing | null, yes: Thing | null]>> = {
  interviews: ['interviews', null],
  page: ['visitors', 'signUps'],
  split: ['visitors', 'signUps'],
  'fake-door': ['visitors', 'clicks'],
  'pre-order': ['visitors', 'preOrders'],
  survey: ['answers', null],
  prototype: [null, null],
  data: [null, null],
};

/** How much was done, in numbers: tests, interviews, visitors and what they did; nothing of what there is none. */
export function countsIn(context: ReportContext): readonly ReportCount[] {
  const { interviews, pages, intakes } = context.material;
  const started = startedIn(context);
  const counts = new Map<Thing, number>([
    ['tests', started.length],
    ['interviews', interviews.filter(({ removed }) => !removed).length],
  ]);
  const add = (thing: Thing | null, count: number) => {
    if (thing) counts.set(thing, (counts.get(thing) ?? 0) + count);
  };
  for (const page of pages) {
    const intake = intakes.get(page.id);
    if (!intake) continue;
    const { visitors, converted } = pageFigures(intake, page.goal);
    add('visitors', visitors);
    add(goals[page.goal], converted);
  }
  for (const { entries } of intakes.values()) add('answers', [...eachPart(entries)].filter(isAnswer).length);
  // What was told of people who are in the log adds up to them, as in the example: they count once.
  const inLog = new Map(counts);
  const tell = (thing: Thing | null, count: number) => {
    if (thing && (inLog.get(thing) ?? 0) === 0) add(thing, count);
  };
  for (const { method, result } of started) {
    if (!result) continue;
    const [entry, yes] = methods[method];
    tell(entry, result.n);
    tell(yes, result.k);
  }
  return things.flatMap((thing) => {
    const count = counts.get(thing) ?? 0;
    return count === 0 ? [] : [{ count, label: words[thing][count === 1 ? 0 : 1] }];
  });
}

const isAnswer = ({ goal, excludedFor }: IntakeEntry): boolean => goal === 'survey' && excludedFor === null;
