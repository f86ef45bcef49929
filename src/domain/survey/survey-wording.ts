import type { Idea } from '../idea/idea.ts';
import { problemIn, shortNameOf } from '../idea/idea-words.ts';
import { asSentence } from '../text/as-sentence.ts';
import { oneLine } from '../text/one-line.ts';
import { shortened } from '../text/shortened.ts';
import { surveyLimits } from './survey.ts';
import { fourPrices, type SurveyTemplate, type TemplateQuestion } from './survey-templates.ts';
import type { SurveyTemplateWords } from './template-words/survey-template-words.ts';
import { languageOfIdea, templateWords } from './template-words/words-of-template.ts';

type Described = Pick<Idea, 'title' | 'problem' | 'pitch'>;
type Said = Partial<Pick<TemplateQuestion, 'title' | 'help'>>;
type Wordings = Readonly<Record<SurveyTemplate['id'], Readonly<Record<string, Said>>>>;

/** Where a template would say "this problem" or "it": what each question says of an idea instead. */
function wordings(idea: Described, words: SurveyTemplateWords): Wordings {
  const { about } = words;
  const [name, problem] = [
    shortNameOf(idea.title),
    quotedIn(problemIn({ problem: firstSentence(idea.problem) }), words),
  ];
  const isNamed = name !== 'it';
  const named = (title: string): Said => (isNamed ? { title } : {});
  const pitch = shortened(oneLine(idea.pitch), surveyLimits.help / 2);
  return {
    problem: { had: problem === '' ? named(about.hadOf(name)) : { title: about.hadIt(problem) } },
    ellis: {
      ellis: named(about.without(name)),
      benefit: named(about.benefit(name)),
      who: named(about.who(name)),
      better: named(about.better(name)),
    },
    price: {
      prices: {
        ...named(about.pay(name)),
        ...(pitch !== '' && { help: `${asSentence(pitch)} ${wordIn(words, fourPrices)}` }),
      },
    },
    nps: { nps: named(about.recommend(name)) },
    churn: { why: named(about.stopped(name)) },
  };
}

const fewestWords = 4;

/** A question quotes one sentence: of two, the first says the problem. An abbreviation ends none. */
function firstSentence(text: string): string {
  const [first = ''] = text.split(/(?<=[.!?。！？؟])\s+(?=\p{Lu}|\p{Lo})/u);
  return first.split(/\s+/u).length < fewestWords ? text : first;
}

const quotedIn = (quoted: string, { quotes: [before, after] }: SurveyTemplateWords): string =>
  quoted.replace(/^“/u, before).replace(/”$/u, after);

const wordIn = ({ texts }: SurveyTemplateWords, english: string): string => texts[english] ?? english;

/** The questions of a template in the language of an idea: they say its problem, its name and its pitch as far as these are written. */
export function questionsAbout(idea: Described, { id, questions }: SurveyTemplate): readonly TemplateQuestion[] {
  const words = templateWords[languageOfIdea(idea)];
  const said = wordings(idea, words)[id];
  return questions.map((question) => ({
    ...question,
    title: wordIn(words, question.title),
    ...(question.help !== undefined && { help: wordIn(words, question.help) }),
    ...(question.options && {
      options: question.options.map((option) => ({ ...option, label: wordIn(words, option.label) })),
    }),
    ...said[question.id],
  }));
}
