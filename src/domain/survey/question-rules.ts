import { accept, type Decision, type Rejection, reject } from '../log/decision.ts';
import { partOf, withParts } from '../log/parts.ts';
import { fact } from '../log/recorded-event.ts';
import { sameJson } from '../log/same-json.ts';
import { keysAfter } from '../order/keys-after.ts';
import { cleanLines } from '../text/clean-lines.ts';
import { mergeText } from '../text/merge-text.ts';
import { oneLine } from '../text/one-line.ts';
import { secureAddress } from './end-link.ts';
import { ratingOf } from './point-scale.ts';
import { traitsOf } from './question-kinds.ts';
import { liveQuestion, questionsIn } from './question-order.ts';
import {
  hasRows,
  type Option,
  otherOf,
  type PlacedQuestion,
  type Question,
  type Survey,
  surveyLimits,
} from './survey.ts';
import type { SurveyCommandData } from './survey-commands.ts';
import type { QuestionSettings, SurveyFact } from './survey-facts.ts';

type NewQuestion = SurveyCommandData<'PlaceQuestions'>['questions'][number];
type Held = Pick<Survey, 'questions'>;

export function placeQuestions(
  survey: Survey,
  { questions }: SurveyCommandData<'PlaceQuestions'>,
): Decision<SurveyFact> {
  const placed = newQuestions(survey, questions);
  return typeof placed === 'string' ? reject(placed) : accept(fact('QuestionsPlaced', { questions: placed.map(kept) }));
}

export const kept = ({ removed: _, ...question }: PlacedQuestion) => question;

/** The questions as they will lie, each after those before it are there; or why they cannot. */
export function newQuestions(
  survey: Pick<Survey, 'questions' | 'questionCount'>,
  wanted: readonly NewQuestion[],
): readonly PlacedQuestion[] | Rejection {
  if (survey.questionCount + wanted.length > surveyLimits.questions) return 'survey-full';
  let draft: Held = survey;
  const placed: PlacedQuestion[] = [];
  for (const { after, ...given } of wanted) {
    if (partOf(draft.questions, given.id)) return 'id-taken';
    const question = cleanQuestion(given);
    const [order] = keysAfter(questionsIn(draft), after, 1) ?? [];
    if (!question || order === undefined) return 'invalid-data';
    placed.push({ ...question, order, removed: false });
    draft = { questions: withParts(draft.questions, placed.slice(-1)) };
  }
  return placed;
}

function cleanQuestion({
  id,
  kind,
  title = '',
  help = '',
  ...settings
}: Omit<NewQuestion, 'after'>): Question | undefined {
  const texts = { title: cleanText('title', title), help: cleanText('help', help) };
  if (texts.title === undefined || texts.help === undefined) return undefined;
  const blank = { required: true, options: [], routes: [], min: null, max: null };
  const cleaned = cleanSettings({ id, kind, ...blank, title: texts.title, help: texts.help }, settings);
  return cleaned && { id, kind, title: texts.title, help: texts.help, ...blank, ...cleaned };
}

/** A title is one line, a help some; undefined if it is too long. */
export function cleanText(field: 'title' | 'help', raw: string): string | undefined {
  const text = field === 'title' ? oneLine(raw) : cleanLines(raw);
  return text.length <= surveyLimits[field === 'title' ? 'question' : 'help'] ? text : undefined;
}

type GivenOption = { readonly id: string; readonly label: string; readonly other?: true | undefined };
type Given = { readonly [Name in Exclude<keyof QuestionSettings, 'options'>]?: QuestionSettings[Name] | undefined } & {
  readonly options?: readonly GivenOption[] | undefined;
};

/** Returns the settings in the form in which they are stored; undefined if they do not fit the question. */
export function cleanSettings(question: Question, given: Given): Partial<QuestionSettings> | undefined {
  const options = given.options
    ?.map(({ id, label, other }): Option => ({ id, label: oneLine(label), ...(other && { other }) }))
    .filter(({ label }) => label !== '');
  if (options && (!areOptions(options) || !hasOptions(question))) return undefined;
  const rows = given.rows?.map(({ id, label }) => ({ id, label: oneLine(label) })).filter(({ label }) => label !== '');
  if (rows && !(areRows(rows) && hasRows(question))) return undefined;
  const others = options?.filter(({ other }) => other) ?? [];
  if (others.length > 1 || (others.length > 0 && !otherOf({ kind: question.kind, options: others }))) return undefined;
  const link = cleanLink(question, given);
  const alt = given.alt === undefined ? undefined : oneLine(given.alt);
  if (!link || (alt ?? '').length > surveyLimits.alt) return undefined;
  const wanted = { ...given, ...(options ? { options } : {}), ...(rows ? { rows } : {}), alt, ...link };
  const cleaned: Partial<QuestionSettings> = Object.fromEntries(
    Object.entries(wanted).filter(([, value]) => value !== undefined),
  );
  return areBounds({ ...question, ...cleaned }) ? cleaned : undefined;
}

/** Only an end has a link, and only to an `https` address; an empty one is none. */
function cleanLink({ kind }: Question, { link, linkLabel }: Given): Pick<Given, 'link' | 'linkLabel'> | undefined {
  const label = linkLabel === undefined ? undefined : oneLine(linkLabel);
  if ((link !== undefined || label !== undefined) && kind !== 'end') return undefined;
  if (label !== undefined && label.length > surveyLimits.linkLabel) return undefined;
  const address = link === undefined || link.trim() === '' ? link?.trim() : secureAddress(link);
  return link !== undefined && address === undefined ? undefined : { link: address, linkLabel: label };
}

const areOptions = (options: Question['options']): boolean =>
  new Set(options.map(({ id }) => id)).size === options.length &&
  options.every(({ label }) => label.length <= surveyLimits.option);

const areRows = (rows: NonNullable<Question['rows']>): boolean =>
  new Set(rows.map(({ id }) => id)).size === rows.length && rows.every(({ label }) => label.length <= surveyLimits.row);

/** Whether the founder writes its options. */
export const hasOptions = (question: Pick<Question, 'kind'>): boolean => traitsOf(question).options === 'own';

function areBounds(question: Question): boolean {
  const { min, max } = question;
  switch (traitsOf(question).bounds) {
    case 'points': {
      const points = ratingOf(question);
      return [0, 1].includes(points.min) && Number.isInteger(points.max) && points.max > points.min && points.max <= 10;
    }
    case 'number':
      return min === null || max === null || min <= max;
    case null:
      return min === null && max === null;
  }
}

export function moveQuestions(
  survey: Survey,
  { questions, after }: SurveyCommandData<'MoveQuestions'>,
): Decision<SurveyFact> {
  if (!questions.every((id) => liveQuestion(survey, id))) return reject('question-missing');
  const moving = new Set(questions);
  const others = questionsIn(survey).filter(({ id }) => !moving.has(id));
  const keys = keysAfter(others, after, moving.size) ?? [];
  const moved = [...moving].map((id, n) => ({ id, order: keys[n] ?? '' }));
  const idsOf = (held: Held) => questionsIn(held).map(({ id }) => id);
  const placed = moved.flatMap(({ id, order }) => {
    const question = liveQuestion(survey, id);
    return question ? [{ ...question, order }] : [];
  });
  return sameJson(idsOf(survey), idsOf({ questions: withParts(survey.questions, placed) }))
    ? accept()
    : accept(fact('QuestionsMoved', { questions: moved }));
}

export function setQuestion(
  survey: Survey,
  { question: id, ...given }: SurveyCommandData<'SetQuestion'>,
): Decision<SurveyFact> {
  const question = liveQuestion(survey, id);
  if (!question) return reject('question-missing');
  const cleaned = cleanSettings(question, given);
  if (!cleaned) return reject('invalid-data');
  const now = { rows: [], picture: '', alt: '', link: '', linkLabel: '', ...question };
  const changed = Object.fromEntries(
    Object.entries(cleaned).filter(([name, value]) => !sameJson(now[name as keyof QuestionSettings], value)),
  );
  return Object.keys(changed).length === 0 ? accept() : accept(fact('QuestionSet', { question: id, ...changed }));
}

export function editQuestionText(
  survey: Survey,
  { question: id, field, base, text }: SurveyCommandData<'EditQuestionText'>,
): Decision<SurveyFact> {
  const question = liveQuestion(survey, id);
  if (!question) return reject('question-missing');
  const now = question[field];
  const mine = cleanText(field, text);
  if (mine === undefined) return reject('invalid-data');
  const merged = mergeText(base === undefined ? now : (cleanText(field, base) ?? base), now, mine);
  const cleaned = merged === undefined ? undefined : cleanText(field, merged);
  if (cleaned === undefined) return reject('text-changed');
  return cleaned === now ? accept() : accept(fact('QuestionTextEdited', { question: id, field, text: cleaned }));
}

export function removeQuestions(survey: Survey, ids: readonly string[]): Decision<SurveyFact> {
  if (!ids.every((id) => partOf(survey.questions, id))) return reject('question-missing');
  const gone = [...new Set(ids)].filter((id) => liveQuestion(survey, id));
  return gone.length === 0 ? accept() : accept(fact('QuestionsRemoved', { questions: gone }));
}

/** Each comes back where it lay. */
export function restoreQuestions(survey: Survey, ids: readonly string[]): Decision<SurveyFact> {
  if (!ids.every((id) => partOf(survey.questions, id))) return reject('question-missing');
  const back = [...new Set(ids)].filter((id) => !liveQuestion(survey, id));
  if (survey.questionCount + back.length > surveyLimits.questions) return reject('survey-full');
  return back.length === 0 ? accept() : accept(fact('QuestionsRestored', { questions: back }));
}
