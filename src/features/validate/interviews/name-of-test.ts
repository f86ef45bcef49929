import type { Experiment } from '#domain/experiment/experiment.ts';
import { labels } from './labels.ts';

/** What a test is called where interviews are held for it: what it asks, or else what it tests. */
export const nameOfTest = (
  { question, assumptionId }: Pick<Experiment, 'question' | 'assumptionId'>,
  assumptionText: (assumptionId: string) => string | undefined,
): string => question || assumptionText(assumptionId) || labels.group.untitled;
