import { accept, type Decision, reject } from '../log/decision.ts';
import type { Reads } from '../log/reads.ts';
import { fact } from '../log/recorded-event.ts';
import { sameJson } from '../log/same-json.ts';
import { defaultPalette } from '../page/page.ts';
import { firstPaletteOf } from '../page/themes.ts';
import { oneLine } from '../text/one-line.ts';
import { kept, newQuestions } from './question-rules.ts';
import { testsReading } from './running-tests.ts';
import { type Survey, type SurveySettings, surveyLimits } from './survey.ts';
import type { SurveyCommandData } from './survey-commands.ts';
import type { SurveyFact } from './survey-facts.ts';

export const firstSettings: SurveySettings = {
  title: '',
  by: '',
  consent: '',
  currency: 'USD',
  palette: defaultPalette,
  once: 'visitor',
  closesAt: null,
  quota: null,
};

export function createSurvey({
  projectId,
  title: raw,
  template,
}: SurveyCommandData<'CreateSurvey'>): Decision<SurveyFact> {
  const title = oneLine(raw);
  if (title === '') return reject('title-empty');
  if (title.length > surveyLimits.title) return reject('title-too-long');
  const questions = newQuestions({ questions: {}, questionCount: 0 }, template?.questions ?? []);
  if (typeof questions === 'string') return reject(questions);
  return accept(fact('SurveyCreated', { ...firstSettings, title, projectId, questions: questions.map(kept) }));
}

/** A theme comes with its colors, and a survey that leaves it goes back to the usual ones, unless others are given with it. */
export function setSurvey(survey: Survey, data: SurveyCommandData<'SetSurvey'>, reads: Reads): Decision<SurveyFact> {
  const { theme, palette } = data;
  const isOther = theme !== undefined && theme !== (survey.theme ?? null);
  if (!isOther || palette !== undefined) return setAsGiven(survey, data, reads);
  return setAsGiven(survey, { ...data, palette: theme === null ? defaultPalette : firstPaletteOf(theme) }, reads);
}

/** Sets the given fields and no others. An undo uses it, so that a theme does not bring its colors along again. */
export function setAsGiven(survey: Survey, data: SurveyCommandData<'SetSurvey'>, reads: Reads): Decision<SurveyFact> {
  const { title, by, consent, closesAt, ...rest } = data;
  const lines = { title, by, consent };
  const texts = Object.fromEntries(
    Object.entries(lines).flatMap(([name, text]) => (text === undefined ? [] : [[name, oneLine(text)]])),
  ) as Partial<typeof lines>;
  if (texts.title === '') return reject('title-empty');
  if ((texts.title?.length ?? 0) > surveyLimits.title) return reject('title-too-long');
  if ((texts.by?.length ?? 0) > surveyLimits.by) return reject('invalid-data');
  if ((texts.consent?.length ?? 0) > surveyLimits.consent) return reject('invalid-data');
  const closes = typeof closesAt === 'string' ? new Date(closesAt).toISOString() : closesAt;
  const wanted = { ...rest, ...texts, ...(closes === undefined ? {} : { closesAt: closes }) };
  // What was counted until now was kept apart by this rule.
  const { once = survey.once } = data;
  if (once !== survey.once && testsReading(survey, reads).length > 0) return reject('survey-tested');
  const changed = Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => !sameJson(survey[name as keyof SurveySettings] ?? null, value)),
  );
  return Object.keys(changed).length === 0 ? accept() : accept(fact('SurveySet', changed));
}

export function addLinks(survey: Survey, { links }: SurveyCommandData<'AddLinks'>): Decision<SurveyFact> {
  const known = new Set(survey.links);
  const added = [...new Set(links)].filter((link) => !known.has(link));
  if (known.size + added.length > surveyLimits.links) return reject('too-many');
  return added.length === 0 ? accept() : accept(fact('LinksAdded', { links: added }));
}

/** Removes or restores a survey. A removed survey is off the web, and comes back unpublished. */
export function setSurveyRemoved(survey: Survey, removed: boolean): Decision<SurveyFact> {
  if (survey.removed === removed) return accept();
  if (!removed) return accept(fact('SurveyRestored', {}));
  const gone = fact('SurveyRemoved', {});
  return survey.isLive ? accept<SurveyFact>(fact('SurveyUnpublished', {}), gone) : accept(gone);
}
