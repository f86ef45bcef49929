import type { Artefact, Method } from '#domain/experiment/experiment.ts';
import type { Page } from '#domain/page/page.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { artefactFor, artefactWith, countablePages } from './countable-pages.ts';
import { countableSurveys, firstCounted, surveyArtefactFor } from './countable-surveys.ts';
import type { ExperimentDraft } from './experiment-draft.ts';

/** What can be counted on in a project. */
export interface Artefacts {
  readonly pages: readonly Page[];
  readonly surveys: readonly Survey[];
}

/** What a card counts by a method: what it counted before if that fits, else the only page or survey that there is. */
export const artefactOf = (method: Method, before: Artefact | null, { pages, surveys }: Artefacts): Artefact | null =>
  method === 'survey' ? surveyArtefactFor(before, surveys) : artefactFor(method, before, pages);

/** What a card counts on the page or the survey of that id, as it begins; null if it is not public, or not for the method. */
export function artefactNamed(method: Method, id: string | undefined, { pages, surveys }: Artefacts): Artefact | null {
  if (id === undefined) return null;
  if (method !== 'survey')
    return countablePages(method, pages).some((page) => page.id === id) ? artefactWith(method, null, { id }) : null;
  const survey = countableSurveys(surveys).find((each) => each.id === id);
  return survey ? firstCounted(survey) : null;
}

/**
 * What a card counts from now on, if its method was chosen before there was anything to count on: what was asked for, or
 * the only one that there is. Null for others.
 */
export const artefactSince = (
  { method, artefact }: Pick<ExperimentDraft, 'method' | 'artefact'>,
  artefacts: Artefacts,
  asked?: string,
): Artefact | null =>
  method === null || artefact !== null
    ? null
    : (artefactNamed(method, asked, artefacts) ?? artefactOf(method, null, artefacts));
