import { z } from 'zod';
import { text } from '#domain/log/text.ts';

const answer = z.union([text(2000), z.array(text(200)).max(20)]);

/** What a founder told us when welcomed, by question; a skipped question is absent. */
export const onboardingAnswersSchema = z
  .record(text(64), answer)
  .refine((answers) => Object.keys(answers).length <= 20, 'holds more than 20 answers');

export type OnboardingAnswers = z.infer<typeof onboardingAnswersSchema>;
