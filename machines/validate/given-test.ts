import { methodOfGoal } from '#domain/experiment/counted-artefacts.ts';
import { type Experiment, type Method, methods, needsArtefact, stageOf } from '#domain/experiment/experiment.ts';
import type { Page } from '#domain/page/page.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { type Artefacts, artefactNamed, artefactOf } from './artefact-of.ts';
import type { ExperimentDraft } from './experiment-draft.ts';

/** Choices for a new test that were made before its card is opened. */
export type GivenTest = Pick<ExperimentDraft, 'method' | 'artefact'>;

/** The same as an address says it: a method by its name, and what it counts by the id of a page or a survey. */
export interface AddressedTest {
  readonly method?: string | undefined;
  readonly counts?: string | undefined;
}

/**
 * Reads the choices for a new test from an address; skips unknown methods, and pages or surveys that are not public.
 */
export function givenTest({ method: name, counts }: AddressedTest, artefacts: Artefacts): GivenTest {
  const method = methods.find((each) => each === name) ?? null;
  if (method === null) return { method, artefact: null };
  return { method, artefact: artefactNamed(method, counts, artefacts) ?? artefactOf(method, null, artefacts) };
}

interface TestPlace extends AddressedTest {
  readonly view: 'experiments';
  readonly id: string;
}

/**
 * Where an assumption is tested with a page or a survey: on the card that waits for one to count on, or that counts on
 * this one already, or else on a new card.
 */
export function placeToTestWith(
  artefact: { readonly page: Page } | { readonly survey: Survey },
  experiments: readonly Experiment[],
): TestPlace {
  const method: Method = 'survey' in artefact ? 'survey' : methodOfGoal[artefact.page.goal];
  const { id: counts } = 'survey' in artefact ? artefact.survey : artefact.page;
  const waiting = experiments.find(
    (each) =>
      stageOf(each) === 'draft' &&
      needsArtefact(each.method) &&
      (each.method === 'survey') === (method === 'survey') &&
      (each.artefact === null || each.artefact.id === counts),
  );
  return waiting ? { view: 'experiments', id: waiting.id, counts } : { view: 'experiments', id: 'new', method, counts };
}
