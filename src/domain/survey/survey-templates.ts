import type { Question } from './survey.ts';

/** A question as a template begins it. */
export type TemplateQuestion = Pick<Question, 'id' | 'kind' | 'title'> & Partial<Question>;

export interface SurveyTemplate {
  readonly id: 'problem' | 'ellis' | 'price' | 'nps' | 'churn';
  readonly name: string;
  /** The question that the template answers. */
  readonly purpose: string;
  readonly questions: readonly TemplateQuestion[];
}

const options = (...labels: readonly string[]): Question['options'] =>
  labels.map((label, n) => ({ id: `o${n + 1}`, label }));
const ifIs = (question: string, value: string, to: string): Question['routes'][number] => ({
  when: { question, comparison: 'is', value },
  to,
});
const end = (title: string): TemplateQuestion => ({ id: 'end', kind: 'end', title });
const thanks = end('Thank you. Your answers decide what we build next.');

/** Words of a template that name no problem, for an idea of which none is written: its founder says which is meant. */
export const unnamedProblem = 'Did you have this problem in the last month?';

/** The same in each language that a new survey may be in. */
export const unnamedProblems: readonly string[] = [
  unnamedProblem,
  'Hatten Sie dieses Problem im letzten Monat?',
  '¿Tuvo este problema en el último mes?',
  'Avez-vous eu ce problème au cours du dernier mois ?',
  'この1か月に、この問題がありましたか？',
  'هل واجهت هذه المشكلة في الشهر الماضي؟',
];

/** Says how four prices are asked for, after what the pitch says. */
export const fourPrices = 'Four prices, from the lowest to the highest.';

export const surveyTemplates: readonly SurveyTemplate[] = [
  {
    id: 'problem',
    name: 'Problem',
    purpose: 'Whether people have the problem, how often, and what they do about it today',
    questions: [
      {
        ...{ id: 'had', kind: 'one-of', title: unnamedProblem },
        options: options('Yes', 'No'),
        routes: [ifIs('had', 'o2', 'end')],
      },
      {
        ...{ id: 'often', kind: 'one-of', title: 'How often does it happen?' },
        options: options('Every day', 'Every week', 'Every month', 'Less often'),
      },
      { id: 'last', kind: 'long', title: 'What did you do the last time it happened?' },
      {
        ...{ id: 'tried', kind: 'some-of', title: 'What have you tried to solve it?' },
        options: options('A spreadsheet', 'Software', 'Paying someone', 'Something else', 'Nothing'),
      },
      { id: 'bad', kind: 'rating', title: 'How bad is it for you?', help: '1 is not bad at all, 5 is very bad.' },
      { id: 'cost', kind: 'long', title: 'What does it cost you, in time or money?', required: false },
      thanks,
    ],
  },
  {
    id: 'ellis',
    name: 'Product/market fit',
    purpose: 'Sean Ellis’ question: how many would be very disappointed without the product',
    questions: [
      { id: 'ellis', kind: 'ellis', title: 'How would you feel if you could no longer use it?' },
      { id: 'benefit', kind: 'long', title: 'What is the main benefit you get from it?', required: false },
      { id: 'who', kind: 'long', title: 'Who do you think would benefit most from it?', required: false },
      { id: 'better', kind: 'long', title: 'How can we improve it for you?', required: false },
      thanks,
    ],
  },
  {
    id: 'price',
    name: 'Price',
    purpose: 'Van Westendorp’s four questions: which range of prices people accept',
    questions: [
      {
        ...{ id: 'prices', kind: 'price', title: 'What would you pay for it?' },
        help: fourPrices,
      },
      { id: 'reason', kind: 'long', title: 'Why these prices?', required: false },
      thanks,
    ],
  },
  {
    id: 'nps',
    name: 'Recommendation',
    purpose: 'Net Promoter Score, and the reason for it',
    questions: [
      {
        ...{ id: 'nps', kind: 'nps', title: 'How likely are you to recommend it to a friend or colleague?' },
        routes: [
          { when: { question: 'nps', comparison: 'at-most', value: 6 }, to: 'missing' },
          { when: { question: 'nps', comparison: 'at-most', value: 8 }, to: 'higher' },
        ],
      },
      {
        ...{ id: 'best', kind: 'long', title: 'What do you like most?', required: false },
        routes: [{ when: { question: 'nps', comparison: 'answered' }, to: 'end' }],
      },
      {
        ...{ id: 'higher', kind: 'long', title: 'You chose {nps}. What would make it a 10?', required: false },
        routes: [{ when: { question: 'nps', comparison: 'answered' }, to: 'end' }],
      },
      { id: 'missing', kind: 'long', title: 'You chose {nps}. What is missing?', required: false },
      thanks,
    ],
  },
  {
    id: 'churn',
    name: 'Why people leave',
    purpose: 'Why customers stopped, and what they use instead',
    questions: [
      {
        ...{ id: 'why', kind: 'one-of', title: 'What is the main reason you stopped?' },
        options: options('Too expensive', 'Something was missing', 'Too hard to use', 'No longer needed', 'Other'),
        routes: [ifIs('why', 'o2', 'missing'), ifIs('why', 'o4', 'end')],
      },
      {
        ...{ id: 'instead', kind: 'short', title: 'What do you use instead?', required: false },
        routes: [{ when: { question: 'why', comparison: 'answered' }, to: 'back' }],
      },
      { id: 'missing', kind: 'long', title: 'What was missing?' },
      { id: 'back', kind: 'rating', title: 'How likely are you to come back?', help: '1 is never, 5 is very likely.' },
      end('Thank you. You’re helping us make it better for others.'),
    ],
  },
];
