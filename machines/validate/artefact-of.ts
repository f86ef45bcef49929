import type { Artefact, Method } from '#domain/experiment/experiment.ts';
import type { Page } from '#domain/page/page.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { artefactFor, artefactWith, countablePages } from './countable-pages.ts';
import { countableSurveys, firstCounted, surveyArtefactFor } from './countable-surveys.ts';
import type { ExperimentDraft } from './experiment-draft.ts';

/** Pages and surveys of a project on which answers can be counted. */
export interface Artefacts {
  readonly pages: readonly Page[];
  readonly surveys: readonly Survey[];
}

/** Returns the artefact that a card counts by a method: the one before if it fits, else the only page or survey. */
export const artefactOf = (method: Method, before: Artefact | null, { pages, surveys }: Artefacts): Artefact | null =>
  method === 'survey' ? surveyArtefactFor(before, surveys) : artefactFor(method, before, pages);

/**
 * Returns the first count of a card on the page or survey with that id; null if it is not public, or not for the
 * method.
 */
export function artefactNamed(method: Method, id: string | undefined, { pages, surveys }: Artefacts): Artefact | null {
  if (id === undefined) return null;
  if (method !== 'survey')
    return countablePages(method, pages).some((page) => page.id === id) ? artefactWith(method, null, { id }) : null;
  const survey = countableSurveys(surveys).find((each) => each.id === id);
  return survey ? firstCounted(survey) : null;
}

/**
 * Returns the artefact for a card whose method was chosen before anything could be counted: the requested one, or the
 * only one. Null for other cards.
 */
export const artefactSince = (
  { method, artefact }: Pick<ExperimentDraft, 'method' | 'artefact'>,
  artefacts: Artefacts,
  asked?: string,
): Artefact | null =>
  method === null || artefact !== null
    ? null
    : (artefactNamed(method, asked, artefacts) ?? artefactOf(method, null, artefacts));
