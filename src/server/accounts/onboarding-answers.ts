import { z } from 'zod';
import { isShallow } from '#domain/log/is-shallow.ts';
import type { Json } from '#domain/log/json.ts';
import { text } from '#domain/log/text.ts';

const answersMax = 20;
const bytesMax = 16 * 1024;
/** Most levels of nested objects and lists; the answers themselves are the first. */
const levelsMax = 4;

const answer: z.ZodType<Json> = z.union([
  text(bytesMax),
  z.number(),
  z.boolean(),
  z.null(),
  z.lazy(() => z.array(answer)),
  z.lazy(() => z.record(text(64), answer)),
]);

/**
 * A founder's answers in the welcome, by question; a skipped question is absent. At most 20 answers and 16 KiB of
 * UTF-8.
 */
export const onboardingAnswersSchema = z
  .record(z.string(), z.unknown())
  .refine((answers) => isShallow(answers, levelsMax), 'is nested too deeply')
  .pipe(z.record(text(64), answer))
  .refine((answers) => Object.keys(answers).length <= answersMax, `holds more than ${answersMax} answers`)
  .refine((answers) => Buffer.byteLength(JSON.stringify(answers)) <= bytesMax, 'is too large');

export type OnboardingAnswers = z.infer<typeof onboardingAnswersSchema>;
