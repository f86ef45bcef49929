import { defaultPalette } from '#domain/page/page.ts';
import { directionOf, guessedLanguage } from '#domain/page/page-language.ts';
import { isPageTheme } from '#domain/page/page-theme.ts';
import { type AnswerWords, answerText, piped } from '#domain/survey/answer-text.ts';
import { endLinkOf } from '#domain/survey/end-link.ts';
import { largestFile } from '#domain/survey/file-text.ts';
import { answerLimits } from '#domain/survey/fits.ts';
import { pipeName } from '#domain/survey/pipes.ts';
import type { Progress } from '#domain/survey/progress.ts';
import { traitsOf } from '#domain/survey/question-kinds.ts';
import type { AnswerProblem, NumberWriting, SentValues } from '#domain/survey/read-answer.ts';
import { sentAs } from '#domain/survey/read-answer.ts';
import {
  type Answers,
  asks,
  asksForAddress,
  asksForFile,
  type Question,
  type SurveyLook,
} from '#domain/survey/survey.ts';
import type { SurveyContent } from '#domain/survey/survey-content.ts';
import { outsideAddress, ownAddress, partAddress, tokenAddress } from '../page/address.ts';
import { scriptsIn } from '../page/font-scripts.ts';
import { type Address, type Child, element, type MarkupElement } from '../page/markup.ts';
import type { PageImage } from '../page/page-context.ts';
import type { PageDocument } from '../page/page-document.ts';
import { fontLinks, nightRules, themeColors } from '../page/theme-head.ts';
import { htmlText, writeMarkup } from '../page/write-markup.ts';
import { firstField, pictureOf, questionFields } from './question-fields.ts';
import { surveyStyle } from './survey-style.ts';
import type { SurveyNotice, SurveyTexts } from './texts/survey-texts.ts';
import { withLanguages } from './with-languages.ts';

/** Names of the fields that a survey's forms send besides the answers. */
export const surveyField = {
  /** Token of the visit, sent with the first step. */
  token: 'token',
  /** The slug of the page whose visit the token is of, if the question stood on a page. */
  page: 'page',
  /** The slug of the page that led to the survey, sent with the first step. */
  from: 'from',
  /** How the question was asked there. */
  asked: 'asked',
  /** Id of the response, sent with every other step. */
  response: 'response',
  question: 'question',
  /** A link for one response. */
  key: 'key',
  /** To send the response. */
  send: 'send',
  /** Filled in by robots alone. */
  trap: 'website',
} as const;

/** Last part of the address to which a step with a file is sent. */
export const fileStep = 'file';

export interface SurveyView {
  readonly surveyId: string;
  /** Origin of published surveys, such as `https://pages.example.org`. */
  readonly origin: string;
  readonly content: SurveyContent;
  readonly texts: SurveyTexts;
  readonly answers: Answers;
  /** Finds an image by its id. */
  readonly image: (asset: string) => PageImage | undefined;
  /** Empty before the first step was sent. */
  readonly response: string;
  readonly key: string;
  /** Whether who leaves an address gets a mail to confirm it. */
  readonly mails?: boolean;
  /** The page that asked the first question, or led to the survey. */
  readonly from?: AskingPage | undefined;
  /** Whether its founder looks at it, who may not have answered what comes before. */
  readonly isPreview?: boolean;
}

/** A published page that asked the first question of a survey, or led to it, and to which the end leads back. */
export interface AskingPage {
  readonly slug: string;
  readonly title: string;
  readonly address: Address;
}

export interface StepView extends SurveyView {
  readonly question: Question;
  readonly progress: Progress;
  /** The question before it. */
  readonly before: Question | undefined;
  /**
   * The values that were sent and are shown again, with their problem; it is the whole page's if no field is to blame.
   */
  readonly rejected?: { readonly values: SentValues; readonly problem: AnswerProblem | 'stale' | 'quick' | 'full' };
}

/** Content between the edges of a page, and the page's title. */
export interface SurveyBody {
  readonly title: string;
  readonly parts: readonly MarkupElement[];
}

/** One question a page. Before the first answer it ends in the token of the visit: `withToken` adds it. */
export const stepDocument = (view: StepView): PageDocument => document(view, stepBody(view));

/** The same as elements, for the preview of the founder. */
export function stepBody(view: StepView): SurveyBody {
  const { surveyId, content, texts, question, progress, before, rejected, response } = view;
  const words = wordsOf(content, texts);
  const said = sayer(view, words);
  const title = said(question.title);
  const answer = Object.hasOwn(view.answers, question.id) ? view.answers[question.id] : undefined;
  const problem = rejected && problemText(texts, question, rejected.problem, words);
  const isOfField = rejected && !['stale', 'quick', 'full'].includes(rejected.problem);
  const fields = questionFields({
    ...{ question, title, texts, consent: content.consent, currency: currencySign(content, texts) },
    help: said(question.help),
    image: imageOf(view, question),
    values: rejected?.values ?? sentAs(question, answer, writingOf(content, texts)),
    problem: isOfField ? problem : undefined,
  });
  const main = [
    before && element('p', {}, element('a', { href: stepAddress(view, before) }, texts.back)),
    problem === undefined ? undefined : problems(texts, problem, isOfField === true),
    element('p', { class: 'title' }, inOwnDirection(content.title), ` · ${texts.question(progress)}`),
    isPageTheme(content.theme) ? progressBar(progress) : undefined,
    element(
      'form',
      asksForFile(question)
        ? { method: 'post', action: ownAddress('s', surveyId, fileStep), enctype: 'multipart/form-data' }
        : { method: 'post', action: ownAddress('s', surveyId) },
      ...hidden(view, { [surveyField.question]: question.id }),
      ...fields,
      trap(),
      asksForAddress(question) && view.mails ? element('p', { class: 'small' }, texts.mailed) : undefined,
      element('button', { type: 'submit' }, texts.next),
    ),
    response === '' ? seenPicture(surveyId) : later(view),
  ];
  const prefix = problem === undefined ? '' : texts.errorPrefix;
  return body(view, `${prefix}${title} · ${content.title}`, main);
}

/** The line above says the same. */
const progressBar = ({ number, total }: Progress): MarkupElement =>
  element('progress', { class: 'progress', value: `${number}`, max: total, 'aria-hidden': 'true' });

/** Words of the founder in the midst of ours, which may be written the other way round. */
const inOwnDirection = (text: string): MarkupElement => element('span', { dir: 'auto' }, text);

const imageOf = ({ image }: SurveyView, { picture = '' }: Question): PageImage | undefined =>
  picture === '' ? undefined : image(picture);

/** Texts of the founder with earlier answers in them. */
const sayer =
  ({ content, answers, isPreview = false }: SurveyView, words: AnswerWords) =>
  (text: string): string =>
    piped(text, content, answers, words, isPreview ? pipeName : undefined);

/** All answers, before they are sent. */
export const checkDocument = (view: SurveyView, path: readonly Question[], problem?: 'full'): PageDocument =>
  document(view, checkBody(view, path, problem));

export function checkBody(view: SurveyView, path: readonly Question[], problem?: 'full'): SurveyBody {
  const { surveyId, content, texts, answers } = view;
  const words = wordsOf(content, texts);
  const said = sayer(view, words);
  const rows = path.filter(asks).map((question) => {
    const title = said(question.title);
    const answer = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined;
    return element(
      'div',
      {},
      element('dt', { dir: 'auto' }, title),
      element(
        'dd',
        { class: 'lines', dir: 'auto' },
        answer === undefined ? texts.noAnswer : answerText(question, answer, words),
      ),
      element(
        'dd',
        {},
        element('a', { href: stepAddress(view, question), 'aria-label': `${texts.change}: ${title}` }, texts.change),
      ),
    );
  });
  return body(view, `${texts.check} · ${content.title}`, [
    problem && problems(texts, texts.wrong[problem], false),
    element('p', { class: 'title', dir: 'auto' }, content.title),
    element('h1', {}, texts.check),
    element('dl', { class: 'answers' }, ...rows),
    element('p', {}, texts.checkHelp),
    element(
      'form',
      { method: 'post', action: ownAddress('s', surveyId) },
      ...hidden(view, { [surveyField.send]: 'yes' }),
      element('button', { type: 'submit' }, texts.send),
    ),
    later(view),
  ]);
}

/** The page after the answers were sent: the end that the respondent has reached. */
export const endDocument = (view: SurveyView, end: Question | undefined): PageDocument =>
  document(view, endBody(view, end));

export function endBody(view: SurveyView, end: Question | undefined): SurveyBody {
  const { content, texts } = view;
  const said = sayer(view, wordsOf(content, texts));
  const title = end === undefined ? texts.thanks : said(end.title);
  const help = end === undefined ? '' : said(end.help);
  return body(view, `${title} · ${content.title}`, [
    element('h1', { dir: 'auto' }, title),
    help === '' ? undefined : element('p', { class: 'help', dir: 'auto' }, help),
    ...(end ? pictureOf({ question: end, image: imageOf(view, end) }) : []),
    end && linkOf(end),
    view.from && wayBack(texts, view.from),
  ]);
}

/** The founder's way on from an end. */
function linkOf(end: Question): MarkupElement | undefined {
  const link = endLinkOf(end);
  const href = link && outsideAddress(link.address);
  return href === undefined
    ? undefined
    : element(
        'p',
        {},
        element('a', { class: 'button', href, rel: 'nofollow ugc noopener', dir: 'auto' }, link?.label ?? ''),
      );
}

const wayBack = ({ backTo: [before, after] }: SurveyTexts, { title, address }: AskingPage): MarkupElement =>
  element('p', {}, element('a', { href: address }, before, inOwnDirection(title), after));

/** Answer if there is no survey to fill in; in the colors of a survey if it is known. */
export function noticeDocument(
  texts: SurveyTexts,
  notice: SurveyNotice,
  survey?: Pick<SurveyView, 'surveyId' | 'content' | 'from'>,
): PageDocument {
  const { heading, text } = texts.notices[notice];
  const action =
    notice === 'report' && survey
      ? element(
          'form',
          { method: 'post', action: ownAddress('s', survey.surveyId, 'report') },
          element('button', { type: 'submit' }, texts.report),
        )
      : undefined;
  const main = element(
    'main',
    { class: 'main' },
    element('h1', {}, heading),
    element('p', {}, text),
    action,
    survey?.from && wayBack(texts, survey.from),
  );
  return written(texts, survey?.content, heading, [main]);
}

export const wordsOf = ({ currency }: Pick<SurveyLook, 'currency'>, { lang, ellis }: SurveyTexts): AnswerWords => {
  const money = new Intl.NumberFormat(lang, { style: 'currency', currency });
  const digits = money.resolvedOptions().maximumFractionDigits ?? 2;
  const days = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    ellis,
    number: new Intl.NumberFormat(lang, { maximumFractionDigits: 6 }).format,
    day: (day) => days.format(new Date(`${day}T00:00:00Z`)),
    money: (value) => money.format(value / 10 ** digits),
  };
};

/** How somebody of that language writes numbers, and prices in that currency. */
export const writingOf = ({ currency }: Pick<SurveyLook, 'currency'>, { lang }: SurveyTexts): NumberWriting => ({
  decimal: new Intl.NumberFormat(lang).format(0.5).includes(',') ? ',' : '.',
  digits: new Intl.NumberFormat(lang, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2,
});

export const currencySign = ({ currency }: Pick<SurveyContent, 'currency'>, { lang }: SurveyTexts): string =>
  new Intl.NumberFormat(lang, { style: 'currency', currency }).formatToParts(0).find(({ type }) => type === 'currency')
    ?.value ?? currency;

function problemText(
  { wrong }: SurveyTexts,
  question: Question,
  problem: NonNullable<StepView['rejected']>['problem'],
  { number }: AnswerWords,
): string {
  const { answer: form, bounds } = traitsOf(question);
  if (problem === 'long') return wrong.long(form === 'lines' ? answerLimits.long : answerLimits.short);
  if (problem === 'file-large') return wrong[problem](largestFile(number));
  if (problem !== 'range') return wrong[problem];
  if (bounds !== 'number') return wrong.choice;
  const { min, max } = question;
  if (min !== null && max !== null) return wrong.range(number(min), number(max));
  return min === null ? wrong.most(number(max ?? 0)) : wrong.least(number(min));
}

const problems = (texts: SurveyTexts, text: string, isOfField: boolean): MarkupElement =>
  element(
    'div',
    { class: 'problems', role: 'alert' },
    element('h2', {}, texts.problems),
    isOfField
      ? element('ul', {}, element('li', {}, element('a', { href: partAddress(firstField) }, text)))
      : element('p', {}, text),
  );

/** Where a step of a response is. */
const stepAddress = ({ surveyId, response }: SurveyView, { id }: Question): Address =>
  `${ownAddress('s', surveyId, response)}?question=${encodeURIComponent(id)}` as Address;

function hidden({ response, key, from }: SurveyView, more: Readonly<Record<string, string>>): readonly MarkupElement[] {
  const field = (name: string, value: string) => element('input', { type: 'hidden', name, value });
  const known =
    response === ''
      ? [
          element('input', { type: 'hidden', name: surveyField.token, value: { before: '' } }),
          ...(from ? [field(surveyField.from, from.slug)] : []),
        ]
      : [field(surveyField.response, response)];
  const own = Object.entries(more).map(([name, value]) => field(name, value));
  return [...known, ...(key === '' ? [] : [field(surveyField.key, key)]), ...own];
}

/** Nobody who reads or hears the page fills it in. */
const trap = (): MarkupElement =>
  element(
    'div',
    { class: 'trap', 'aria-hidden': 'true' },
    element('label', { for: surveyField.trap }, 'Website'),
    element('input', {
      ...{ id: surveyField.trap, name: surveyField.trap, type: 'text', autocomplete: 'off', tabindex: -1 },
    }),
  );

const seenPicture = (surveyId: string): MarkupElement =>
  element('img', { class: 'seen', src: tokenAddress('s', surveyId, 'seen'), alt: '', width: 1, height: 1 });

const later = ({ surveyId, origin, response, texts }: SurveyView): MarkupElement =>
  element(
    'details',
    { class: 'small' },
    element('summary', {}, texts.later),
    element('p', {}, texts.laterHelp),
    element('p', {}, `${origin}${ownAddress('s', surveyId, response)}`),
  );

const document = ({ texts, content }: SurveyView, { title, parts }: SurveyBody): PageDocument =>
  written(texts, content, title, parts);

function body({ content, texts, surveyId }: SurveyView, title: string, main: readonly Child[]): SurveyBody {
  const footer = element(
    'footer',
    { class: 'foot' },
    content.by === '' ? undefined : element('p', { dir: 'auto' }, texts.askedBy(content.by)),
    element('p', {}, texts.privacy),
    element('p', {}, element('a', { href: ownAddress('s', surveyId, 'report') }, texts.report)),
  );
  return { title, parts: [element('main', { class: 'main' }, ...main), footer].map(withLanguages) };
}

/** In which direction a survey is read: in a theme as its questions are, without one as our own words are. */
export function surveyDirection({ lang }: Pick<SurveyTexts, 'lang'>, content?: SurveyContent): 'ltr' | 'rtl' {
  if (!content || !isPageTheme(content.theme)) return directionOf(lang);
  return directionOf(guessedLanguage([content.title, ...content.questions.map(({ title }) => title)].join('\n')));
}

function written(
  texts: SurveyTexts,
  content: SurveyContent | undefined,
  title: string,
  body: readonly MarkupElement[],
): PageDocument {
  const look: Pick<SurveyLook, 'theme' | 'palette'> = content ?? { palette: defaultPalette };
  const style = surveyStyle(look, scriptsIn(JSON.stringify(content ?? ''))) + (content ? '' : nightRules(':root'));
  const direction = surveyDirection(texts, content) === 'rtl' ? ' dir="rtl"' : '';
  const html = `<!doctype html>
<html lang="${texts.lang}"${direction}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${htmlText(title)}</title>
${isPageTheme(look.theme) ? themeColors(look) + fontLinks(look) : ''}<style>${style}</style>
</head>
<body>
${body.map(writeMarkup).join('\n')}
</body>
</html>
`;
  return { html, style };
}
