import { accept, type Decision, reject } from '../log/decision.ts';
import type { Reads } from '../log/reads.ts';
import { fact } from '../log/recorded-event.ts';
import { questionnaireOf } from './question-order.ts';
import { questionsAsked } from './questions-asked.ts';
import { asksOtherwise, testsReading } from './running-tests.ts';
import { type Survey, surveyLimits } from './survey.ts';
import { publishingFault } from './survey-checklist.ts';
import type { SurveyCommandData } from './survey-commands.ts';
import { contentHashOf } from './survey-content.ts';
import type { SurveyFact, SurveyFactOf } from './survey-facts.ts';

export function publishSurvey(survey: Survey, reads: Reads): Decision<SurveyFact> {
  if (survey.removed) return reject('not-found');
  const fault = publishingFault(survey);
  if (fault) return reject(fault);
  const contentHash = contentHashOf(survey);
  if (survey.isLive && survey.published.at(-1)?.contentHash === contentHash) return accept();
  const asked = { ...questionnaireOf(survey), currency: survey.currency };
  return isTested(survey, asked, reads) ? reject('survey-tested') : published(survey, { contentHash, of: null });
}

/** Publishes the questions of an earlier version anew; answers to other versions stay as they were. */
export function rollBackSurvey(
  survey: Survey,
  { version }: SurveyCommandData<'RollBackSurvey'>,
  reads: Reads,
): Decision<SurveyFact> {
  const [wanted, last] = [survey.published[version - 1], survey.published.at(-1)];
  if (survey.removed || !wanted || !last) return reject('version-missing');
  if (survey.isLive && last.streamVersion === wanted.streamVersion) return accept();
  const { contentHash, streamVersion, currency } = wanted;
  const asked = { questions: questionsAsked(survey.published, version), currency };
  if (isTested(survey, asked, reads)) return reject('survey-tested');
  return published(survey, { contentHash, of: version, streamVersion });
}

/** Whether a running test counts an answer to what is asked otherwise then. */
function isTested(survey: Survey, asked: Parameters<typeof asksOtherwise>[2], reads: Reads): boolean {
  const { published: before } = survey;
  const now = { questions: questionsAsked(before, before.length), currency: before.at(-1)?.currency ?? '' };
  return asksOtherwise(testsReading(survey, reads), now, asked);
}

const published = (survey: Survey, asked: Omit<SurveyFactOf<'SurveyPublished'>, 'version'>): Decision<SurveyFact> =>
  survey.published.length >= surveyLimits.versions
    ? reject('too-many')
    : accept(fact('SurveyPublished', { version: survey.published.length + 1, ...asked }));

export const unpublishSurvey = (survey: Survey): Decision<SurveyFact> =>
  survey.isLive ? accept(fact('SurveyUnpublished', {})) : accept();
