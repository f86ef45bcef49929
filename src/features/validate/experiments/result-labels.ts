import { figureOf } from '#domain/text/figures.ts';

export const resultLabels = {
  title: 'Record result',
  yeses: 'How many said yes',
  answers: 'Out of how many',
  note: 'Where the numbers come from',
  hint: (planned: number) => `${figureOf(planned)} at most, as planned. You can record this once.`,
  save: 'Save result',
  cancel: 'Cancel',
  problem: 'Use whole numbers: no more yeses than answers, and no more answers than planned.',
  tooLong: 'Shorten the note.',
} as const;
