import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fits } from './fits.ts';
import { answersOnPath, journey } from './journey.ts';
import { questionKinds } from './question-kinds.ts';
import { type Answer, type Answers, type Comparison, comparisons, type Question } from './survey.ts';

const runs = process.env['TEST_FULL'] ? 20_000 : 1_000;

const question = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  kind: 'short',
  title: '',
  help: '',
  required: true,
  options: [],
  routes: [],
  min: null,
  max: null,
  ...more,
});
const ids = (questions: readonly Question[]): readonly string[] => questions.map(({ id }) => id);
const options = [
  { id: 'yes', label: 'Yes' },
  { id: 'no', label: 'No' },
];

const bakery = [
  question('owner', {
    kind: 'one-of',
    options,
    routes: [{ when: { question: 'owner', comparison: 'is', value: 'no' }, to: 'thanks' }],
  }),
  question('shops', { kind: 'number', min: 1 }),
  question('intro', { kind: 'statement' }),
  question('tools', {
    kind: 'some-of',
    options,
    required: false,
    routes: [{ when: { question: 'shops', comparison: 'at-least', value: 4 }, to: 'chain' }],
  }),
  question('why', { kind: 'long' }),
  question('thanks', { kind: 'end' }),
  question('chain', { kind: 'end' }),
];

test.each<[string, Answers, readonly string[], readonly string[], string | undefined, string | undefined]>([
  ['begins with the first question', {}, [], ['owner'], 'owner', undefined],
  ['skips what a route leaves out', { owner: 'no' }, [], ['owner', 'thanks'], undefined, 'thanks'],
  ['asks again for what does not fit', { owner: 'maybe' }, [], ['owner'], 'owner', undefined],
  [
    'stops at a statement until it was seen',
    { owner: 'yes', shops: 2 },
    [],
    ['owner', 'shops', 'intro'],
    'intro',
    undefined,
  ],
  [
    'lets an optional question be passed',
    { owner: 'yes', shops: 2, why: 'Rye' },
    ['intro', 'tools'],
    ['owner', 'shops', 'intro', 'tools', 'why', 'thanks'],
    undefined,
    'thanks',
  ],
  [
    'follows a route upon an earlier answer',
    { owner: 'yes', shops: 4, tools: ['yes'] },
    ['intro'],
    ['owner', 'shops', 'intro', 'tools', 'chain'],
    undefined,
    'chain',
  ],
  [
    'never lets a required question be passed',
    { owner: 'yes' },
    ['shops', 'intro'],
    ['owner', 'shops'],
    'shops',
    undefined,
  ],
])('It %s', (_, answers, seen, path, current, end) => {
  const gone = journey({ questions: bakery }, answers, new Set(seen));
  expect([ids(gone.path), gone.current?.id, gone.end?.id]).toEqual([path, current, end]);
});

test('What was answered on a way that was left does not count', () => {
  expect(answersOnPath({ questions: bakery }, { owner: 'no', shops: 3, why: 'Rye' })).toEqual({ owner: 'no' });
});

test('An answer that its question does not take any more does not count', () => {
  const asked = [question('price', { kind: 'number', max: 9 }), question('why')];
  expect(answersOnPath({ questions: asked }, { price: 12, why: 'Rye' })).toEqual({});
});

test.each<[string, Partial<Question>, Answer, boolean]>([
  ['an empty text', { kind: 'short' }, '  ', false],
  ['an option that there is', { kind: 'one-of', options }, 'yes', true],
  ['the same option twice', { kind: 'some-of', options }, ['yes', 'yes'], false],
  ['half of a ranking', { kind: 'ranking', options }, ['yes'], false],
  ['ten of ten', { kind: 'nps' }, 10, true],
  ['eleven of ten', { kind: 'nps' }, 11, false],
  ['half a point', { kind: 'rating' }, 2.5, false],
  ['a number below its bound', { kind: 'number', min: 1 }, 0, false],
  ['no number', { kind: 'number' }, Number.NaN, false],
  ['prices that rise', { kind: 'price' }, { prices: [100, 200, 200, 900] }, true],
  ['prices that fall', { kind: 'price' }, { prices: [100, 50, 200, 900] }, false],
  ['three prices', { kind: 'price' }, { prices: [100, 200, 300] }, false],
  ['an address without consent', { kind: 'email' }, { email: 'a@b.example', consent: false }, false],
  ['an address with consent', { kind: 'email' }, { email: 'a@b.example', consent: true }, true],
  ['how disappointed somebody would be', { kind: 'ellis' }, 'very', true],
])('Of %s it is known whether it fits', (_, more, answer, expected) => {
  expect(fits(question('q', more), answer)).toBe(expected);
});

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const answer: fc.Arbitrary<Answer> = fc.oneof(
  fc.constantFrom('yes', 'no', 'very', 'Rye'),
  fc.integer({ min: -1, max: 11 }),
  fc.subarray(['yes', 'no']),
);
const condition = fc.record({
  question: id,
  comparison: fc.constantFrom(...comparisons),
  value: fc.constantFrom('yes', 'no', 3),
});
const survey = fc
  .uniqueArray(
    fc.record({
      id,
      kind: fc.constantFrom(...questionKinds),
      required: fc.boolean(),
      routes: fc.array(fc.record({ when: condition, to: fc.oneof(id, fc.constant('gone')) }), { maxLength: 3 }),
    }),
    { selector: (each) => each.id, maxLength: 6 },
  )
  .map((all) => ({ questions: all.map(({ id: name, ...more }) => question(name, { ...more, options })) }));

test('It ends for every survey and all answers, shows each question once, and only forward', () => {
  fc.assert(
    fc.property(
      survey,
      fc.dictionary(id, answer),
      fc.subarray(['a', 'b', 'c', 'd', 'e', 'f']),
      (asked, answers, seen) => {
        const { path, current, end } = journey(asked, answers, new Set(seen));
        const order = path.map((each) => asked.questions.indexOf(each));
        expect(order).toEqual([...new Set(order)].sort((a, b) => a - b));
        expect(current === undefined || current === path.at(-1)).toBe(true);
        expect(end === undefined || (end.kind === 'end' && end === path.at(-1))).toBe(true);
      },
    ),
    { numRuns: runs },
  );
});

/** Whether a route is taken, told apart from the code by a table. `answer` is that of a question that was shown. */
const isTaken: Readonly<Record<Comparison, (answer: Answer | undefined, value: string | number) => boolean>> = {
  answered: (given) => given !== undefined,
  'not-answered': (given) => given === undefined,
  is: (given, value) => [given].flat().some((each) => each === value),
  'is-not': (given, value) => given !== undefined && ![given].flat().some((each) => each === value),
  'at-least': (given, value) => typeof given === 'number' && given >= Number(value) && typeof value === 'number',
  'at-most': (given, value) => typeof given === 'number' && given <= Number(value) && typeof value === 'number',
};

test('What a route skips is not shown, and nothing else is left out', () => {
  fc.assert(
    fc.property(
      survey,
      fc.dictionary(id, answer),
      fc.subarray(['a', 'b', 'c', 'd', 'e', 'f']),
      (asked, answers, seen) => {
        const { path } = journey(asked, answers, new Set(seen));
        const placeOf = (wanted: string | undefined) => asked.questions.findIndex((each) => each.id === wanted);
        const given = new Map<string, Answer>();
        for (const [n, each] of path.slice(0, -1).entries()) {
          const own = answers[each.id];
          if (own !== undefined && fits(each, own)) given.set(each.id, own);
          const [first] = each.routes.filter(({ when }) =>
            isTaken[when.comparison](given.get(when.question), when.value ?? ''),
          );
          const next = Math.max(placeOf(first?.to), placeOf(each.id) + 1);
          expect(placeOf(path[n + 1]?.id)).toBe(next === placeOf(first?.to) ? next : placeOf(each.id) + 1);
        }
      },
    ),
    { numRuns: runs },
  );
});

test('Answers that are not on the path change nothing', () => {
  fc.assert(
    fc.property(
      survey,
      fc.dictionary(id, answer),
      fc.subarray(['a', 'b', 'c', 'd', 'e', 'f']),
      (asked, answers, seen) => {
        const counted = answersOnPath(asked, answers, new Set(seen));
        expect(ids(journey(asked, counted, new Set(seen)).path)).toEqual(
          ids(journey(asked, answers, new Set(seen)).path),
        );
      },
    ),
    { numRuns: runs },
  );
});
