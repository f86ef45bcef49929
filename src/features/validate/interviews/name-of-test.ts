import type { Experiment } from '#domain/experiment/experiment.ts';
import { labels } from './labels.ts';

/** Name of a test with interviews: its question, or else its assumption. */
export const nameOfTest = (
  { question, assumptionId }: Pick<Experiment, 'question' | 'assumptionId'>,
  assumptionText: (assumptionId: string) => string | undefined,
): string => question || assumptionText(assumptionId) || labels.group.untitled;
