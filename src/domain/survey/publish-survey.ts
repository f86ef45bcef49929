import { accept, type Decision, reject } from '../log/decision.ts';
import { fact } from '../log/recorded-event.ts';
import { type Survey, surveyLimits } from './survey.ts';
import { publishingFault } from './survey-checklist.ts';
import type { SurveyCommandData } from './survey-commands.ts';
import { contentHashOf } from './survey-content.ts';
import type { SurveyFact, SurveyFactOf } from './survey-facts.ts';

export function publishSurvey(survey: Survey): Decision<SurveyFact> {
  if (survey.removed) return reject('not-found');
  const fault = publishingFault(survey);
  if (fault) return reject(fault);
  const contentHash = contentHashOf(survey);
  if (survey.isLive && survey.published.at(-1)?.contentHash === contentHash) return accept();
  return published(survey, { contentHash, of: null });
}

/** What that version asked is published anew; answers to others stay as they were. */
export function rollBackSurvey(survey: Survey, { version }: SurveyCommandData<'RollBackSurvey'>): Decision<SurveyFact> {
  const [wanted, last] = [survey.published[version - 1], survey.published.at(-1)];
  if (survey.removed || !wanted || !last) return reject('version-missing');
  if (survey.isLive && last.streamVersion === wanted.streamVersion) return accept();
  const { contentHash, streamVersion } = wanted;
  return published(survey, { contentHash, of: version, streamVersion });
}

const published = (survey: Survey, asked: Omit<SurveyFactOf<'SurveyPublished'>, 'version'>): Decision<SurveyFact> =>
  survey.published.length >= surveyLimits.versions
    ? reject('too-many')
    : accept(fact('SurveyPublished', { version: survey.published.length + 1, ...asked }));

export const unpublishSurvey = (survey: Survey): Decision<SurveyFact> =>
  survey.isLive ? accept(fact('SurveyUnpublished', {})) : accept();
