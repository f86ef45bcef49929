import type { JsonObject } from '#domain/log/json.ts';
import { partOf } from '#domain/log/parts.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { type CommandKind, simply, uuid, type View } from './command-kind.ts';
import type { Dice } from './dice.ts';

/** Few of each, so that commands meet. */
const surveys = 2;
const ids = ['owner', 'shops', 'why', 'mail'] as const;
const kindOf = { owner: 'one-of', shops: 'number', why: 'long', mail: 'email' } as const;
export const surveyOf = (n: number): string => `survey-${uuid(n, 8)}`;
const texts = ['', 'one\ntwo\nthree', 'one\n2\nthree', 'ONE\ntwo\nthree', 'quite other'];
const titles = ['Bread', 'Cake', '', 'x'.repeat(141)];

/** One that sends what was rolled as it is. */
const surveyKind = (weight: number, type: string, data: (dice: Dice) => JsonObject = () => ({})): CommandKind => ({
  weight,
  roll: (dice) => ({ survey: dice.below(surveys), data: data(dice) }),
  draft: ({ survey, data: rolled }: { survey: number; data: JsonObject }) => simply(type, surveyOf(survey), rolled),
});

const question = (id: (typeof ids)[number]) => ({
  ...{ id, kind: kindOf[id], title: `What about ${id}?` },
  ...(id === 'owner' ? { options: [1, 2].map((n) => ({ id: `o${n}`, label: `Option ${n}` })) } : {}),
});
const some = (dice: Dice): (typeof ids)[number][] => [...new Set([dice.pick(ids), dice.pick(ids)])];
const after = (dice: Dice) => (dice.chance(0.5) ? { after: dice.pick([null, ...ids]) } : {});

/** Every kind of command that a founder sends to surveys, valid and not. */
export const surveyCommandKinds = {
  survey: surveyKind(4, 'CreateSurvey', (dice) => ({
    ...{ projectId: uuid(0, 1), title: dice.pick(titles) },
    ...(dice.chance(0.5) ? { template: { questions: [question('owner'), question('why')] } } : {}),
  })),
  questions: surveyKind(3, 'PlaceQuestions', (dice) => ({
    questions: some(dice).map((id) => ({ ...question(id), ...after(dice) })),
  })),
  moveQuestions: surveyKind(3, 'MoveQuestions', (dice) => ({ questions: some(dice), ...after(dice) })),
  setQuestion: surveyKind(3, 'SetQuestion', (dice) => ({
    question: dice.pick(ids),
    ...dice.pick([
      { required: false },
      { max: 9 },
      { routes: [{ when: { question: 'owner', comparison: 'is', value: 'o1' }, to: 'why' }] },
    ]),
  })),
  questionText: {
    weight: 4,
    roll: (dice) => ({
      ...{ survey: dice.below(surveys), question: dice.pick(ids), text: dice.pick(texts) },
      base: dice.pick(['seen', 'stale', 'none']),
    }),
    draft(
      { survey, question: id, text, base }: { survey: number; question: string; text: string; base: string },
      view: View,
    ) {
      const seen = partOf((view.shown(surveyOf(survey)) as Survey | undefined)?.questions ?? {}, id)?.help ?? '';
      const from = { seen: { base: seen }, stale: { base: 'one\ntwo\nthree' }, none: {} };
      const data = { question: id, field: 'help', text, ...from[base as 'seen'] };
      return simply('EditQuestionText', surveyOf(survey), data);
    },
  },
  removeQuestions: surveyKind(2, 'RemoveQuestions', (dice) => ({ questions: some(dice) })),
  restoreQuestions: surveyKind(2, 'RestoreQuestions', (dice) => ({ questions: some(dice) })),
  setSurvey: surveyKind(2, 'SetSurvey', (dice) =>
    dice.pick([{ title: dice.pick(titles) }, { consent: 'I agree.' }, { once: 'link' }, { quota: 5 }]),
  ),
  links: surveyKind(1, 'AddLinks', (dice) => ({ links: [`link-${dice.below(3)}`.padEnd(22, 'x')] })),
  publishSurvey: surveyKind(3, 'PublishSurvey'),
  unpublishSurvey: surveyKind(1, 'UnpublishSurvey'),
  rollBackSurvey: surveyKind(2, 'RollBackSurvey', (dice) => ({ version: 1 + dice.below(3) })),
  setSurveyRemoved: {
    weight: 2,
    roll: (dice) => ({ survey: dice.below(surveys), type: dice.pick(['RemoveSurvey', 'RestoreSurvey']) }),
    draft: ({ survey, type }: { survey: number; type: string }) => simply(type, surveyOf(survey)),
  },
} satisfies Record<string, CommandKind>;
