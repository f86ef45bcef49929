import type { Survey } from './survey.ts';
import { contentHashOf } from './survey-content.ts';

/** What strangers can see of a survey: never anything, nothing any more, what it is now, or what it was. */
export type SurveyPublication = 'draft' | 'off' | 'live' | 'changed';

const known = new WeakMap<Survey, SurveyPublication>();

/** Asked once of each state of a survey, since it reads all of it. */
export function surveyPublicationOf(survey: Survey): SurveyPublication {
  const found = known.get(survey) ?? compared(survey);
  known.set(survey, found);
  return found;
}

function compared(survey: Survey): SurveyPublication {
  const last = survey.published.at(-1);
  if (!last) return 'draft';
  if (!survey.isLive) return 'off';
  return last.contentHash === contentHashOf(survey) ? 'live' : 'changed';
}
