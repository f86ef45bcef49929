import type { Artefact, Method } from '#domain/experiment/experiment.ts';
import type { Page } from '#domain/page/page.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { artefactFor } from './countable-pages.ts';
import { surveyArtefactFor } from './countable-surveys.ts';
import type { ExperimentDraft } from './experiment-draft.ts';

/** What can be counted on in a project. */
interface Artefacts {
  readonly pages: readonly Page[];
  readonly surveys: readonly Survey[];
}

/** What a card counts by a method: what it counted before if that fits, else the only page or survey that there is. */
export const artefactOf = (method: Method, before: Artefact | null, { pages, surveys }: Artefacts): Artefact | null =>
  method === 'survey' ? surveyArtefactFor(before, surveys) : artefactFor(method, before, pages);

/** What a card counts from now on, if its method was chosen before there was anything to count on; null for others. */
export const artefactSince = (
  { method, artefact }: Pick<ExperimentDraft, 'method' | 'artefact'>,
  artefacts: Artefacts,
): Artefact | null => (method === null || artefact !== null ? null : artefactOf(method, null, artefacts));
