import type { Page, PageGoal } from '../page/page.ts';
import { canBeCounted, countedAnswer } from '../survey/counted-answer.ts';
import { questionsAsked } from '../survey/questions-asked.ts';
import { asksForAddress, type Survey } from '../survey/survey.ts';
import type { Experiment, Method } from './experiment.ts';

/** Goals that can count for a visitor of a page, by method. */
const goals = {
  page: ['sign-up', 'qualified-sign-up'],
  'fake-door': ['fake-door'],
  'pre-order': ['pre-order'],
  split: ['sign-up', 'qualified-sign-up', 'fake-door', 'pre-order'],
} as const satisfies Readonly<Partial<Record<Method, readonly string[]>>>;

export type CountedGoal = (typeof goals)['split'][number];

/** By what a page is tested that has one version. */
export const methodOfGoal = {
  'sign-up': 'page',
  'fake-door': 'fake-door',
  'pre-order': 'pre-order',
} as const satisfies Readonly<Record<PageGoal, Method>>;

/** None for a method that counts nothing on a page. */
export const goalsOf = (method: Method): readonly CountedGoal[] =>
  method in goals ? goals[method as keyof typeof goals] : [];

/**
 * Whether what an experiment counts can be counted: its page is on the web, and of two versions if they are compared.
 */
export function isPublished(
  { method, artefact, projectId }: Pick<Experiment, 'method' | 'artefact' | 'projectId'>,
  pages: Iterable<unknown>,
): boolean {
  if (artefact?.kind !== 'page' || !goalsOf(method).some((goal) => goal === artefact.goal)) return false;
  for (const each of pages) {
    const page = each as Page;
    if (page.id !== artefact.id || page.projectId !== projectId || !page.isLive) continue;
    return method !== 'split' || page.hasVersionB;
  }
  return false;
}

/** The same for an answer to a survey: it is on the web, and asks the question. */
export function isAsked(
  { method, artefact, projectId }: Pick<Experiment, 'method' | 'artefact' | 'projectId'>,
  surveys: Iterable<unknown>,
): boolean {
  const counted = artefact?.kind === 'survey' && method === 'survey' ? countedAnswer(artefact.goal) : undefined;
  if (!counted) return false;
  for (const each of surveys) {
    const survey = each as Survey;
    if (survey.id !== artefact?.id || survey.projectId !== projectId || !survey.isLive) continue;
    // As it is on the web: what its founder changes meanwhile is asked of nobody yet.
    const question = questionsAsked(survey.published).find(({ id }) => id === counted.question);
    return question !== undefined && canBeCounted(question, counted);
  }
  return false;
}

/** Whether each of a survey's responses is kept apart by an address, for which it asks. */
export function asksForAddresses(artefact: Experiment['artefact'], surveys: Iterable<unknown>): boolean {
  for (const each of surveys) {
    const { id, once, published } = each as Survey;
    if (id !== artefact?.id) continue;
    return once === 'address' && questionsAsked(published).some(asksForAddress);
  }
  return false;
}
