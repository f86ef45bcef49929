import type { Publication } from '../page/publication.ts';
import type { Survey } from './survey.ts';
import { contentHashOf } from './survey-content.ts';

const known = new WeakMap<Survey, Publication>();

/** Asked once of each state of a survey, since it reads all of it. */
export function surveyPublicationOf(survey: Survey): Publication {
  const found = known.get(survey) ?? compared(survey);
  known.set(survey, found);
  return found;
}

function compared(survey: Survey): Publication {
  const last = survey.published.at(-1);
  if (!last) return 'draft';
  if (!survey.isLive) return 'off';
  return last.contentHash === contentHashOf(survey) ? 'live' : 'changed';
}
