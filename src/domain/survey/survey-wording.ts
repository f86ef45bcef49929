import type { Idea } from '../idea/idea.ts';
import { problemIn, shortNameOf } from '../idea/idea-words.ts';
import { asSentence } from '../text/as-sentence.ts';
import { oneLine } from '../text/one-line.ts';
import { shortened } from '../text/shortened.ts';
import { surveyLimits } from './survey.ts';
import type { SurveyTemplate, TemplateQuestion } from './survey-templates.ts';

type Described = Pick<Idea, 'title' | 'problem' | 'pitch'>;
type Said = Partial<Pick<TemplateQuestion, 'title' | 'help'>>;

/** Where a template would say "this problem" or "it": what each question says of an idea instead. */
function wordings(idea: Described): Readonly<Record<SurveyTemplate['id'], Readonly<Record<string, Said>>>> {
  const [name, problem] = [shortNameOf(idea.title), problemIn(idea)];
  const pitch = shortened(oneLine(idea.pitch), surveyLimits.help / 2);
  return {
    problem: problem === '' && name === 'it' ? {} : { had: { title: askedFor(problem, name) } },
    ellis: {
      ellis: { title: `How would you feel if you could no longer use ${name}?` },
      benefit: { title: `What is the main benefit you get from ${name}?` },
      who: { title: `Who do you think would benefit most from ${name}?` },
      better: { title: `How can we improve ${name} for you?` },
    },
    price: {
      prices: {
        title: `What would you pay for ${name}?`,
        ...(pitch !== '' && { help: `${asSentence(pitch)} Four prices, from the lowest to the highest.` }),
      },
    },
    nps: { nps: { title: `How likely are you to recommend ${name} to a friend or colleague?` } },
    churn: name === 'it' ? {} : { why: { title: `What is the main reason you stopped using ${name}?` } },
  };
}

/** Asks whether people have the problem: in its own words, or as that of the named idea. */
const askedFor = (problem: string, name: string): string =>
  problem === ''
    ? `In the last month, did you have the problem that ${name} is meant to solve?`
    : `Did this happen to you in the last month: ${problem}?`;

/** The questions of a template, which say the idea's problem, its name and its pitch as far as these are written. */
export function questionsAbout(idea: Described, { id, questions }: SurveyTemplate): readonly TemplateQuestion[] {
  const said = wordings(idea)[id];
  return questions.map((question) => ({ ...question, ...said[question.id] }));
}
