import type { SurveyTemplateWords } from './survey-template-words.ts';

export const english: SurveyTemplateWords = {
  quotes: ['“', '”'],
  about: {
    hadIt: (problem) => `Did this happen to you in the last month: ${problem}?`,
    hadOf: (name) => `In the last month, did you have the problem that ${name} is meant to solve?`,
    without: (name) => `How would you feel if you could no longer use ${name}?`,
    benefit: (name) => `What is the main benefit you get from ${name}?`,
    who: (name) => `Who do you think would benefit most from ${name}?`,
    better: (name) => `How can we improve ${name} for you?`,
    pay: (name) => `What would you pay for ${name}?`,
    recommend: (name) => `How likely are you to recommend ${name} to a friend or colleague?`,
    stopped: (name) => `What is the main reason you stopped using ${name}?`,
  },
  texts: {},
};
