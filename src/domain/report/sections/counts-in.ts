import type { Method } from '../../experiment/experiment.ts';
import {
  type CameInThing,
  cameInOn,
  cameInThings,
  cameInWords,
  nothingCameIn,
  sumOfCounts,
} from '../../intake/came-in.ts';
import type { ReportCount } from '../report-content.ts';
import type { ReportContext } from '../report-context.ts';
import { startedIn } from './tests-in.ts';

type Thing = 'tests' | CameInThing;

/** In the order in which they are told. */
const words: Readonly<Record<Thing, readonly [one: string, many: string]>> = {
  tests: ['test', 'tests'],
  ...cameInWords,
};

const things: readonly Thing[] = ['tests', 'interviews', ...cameInThings.filter((thing) => thing !== 'interviews')];

/** Labels under which a method's entries and yeses are counted; null for ones that are not counted among people. */
const methods: Readonly<Record<Method, readonly [entry: CameInThing | null, yes: CameInThing | null]>> = {
  interviews: ['interviews', null],
  page: ['visitors', 'sign-up'],
  split: ['visitors', 'sign-up'],
  'fake-door': ['visitors', 'fake-door'],
  'pre-order': ['visitors', 'pre-order'],
  survey: ['responses', null],
  prototype: [null, null],
  data: [null, null],
};

/** How much was done, in numbers: tests, interviews, visitors and what they did; nothing of what there is none. */
export function countsIn(context: ReportContext): readonly ReportCount[] {
  const { interviews, surveys, intakes } = context.material;
  const started = startedIn(context);
  const inLog = [...intakes.values()]
    .map((intake) => cameInOn(surveys.has(intake.id) ? 'survey' : 'page', intake))
    .reduce(sumOfCounts, { ...nothingCameIn, interviews: interviews.filter(({ removed }) => !removed).length });
  const counts: Record<Thing, number> = { tests: started.length, ...inLog };
  // What was told of people who are in the log adds up to them, as in the example: they count once.
  const tell = (thing: CameInThing | null, count: number) => {
    if (thing && inLog[thing] === 0) counts[thing] += count;
  };
  for (const { method, result } of started) {
    if (!result) continue;
    const [entry, yes] = methods[method];
    tell(entry, result.n);
    tell(yes, result.k);
  }
  return things.flatMap((thing) => {
    const count = counts[thing];
    return count === 0 ? [] : [{ count, label: words[thing][count === 1 ? 0 : 1] }];
  });
}
