import { expect, test } from 'vitest';
import { reasonText } from '../log/rejection-texts.ts';
import { captureReasonText } from './capture-reason.ts';
import { decideIdea } from './decide-idea.ts';
import { ideaLimits } from './idea.ts';

test.each([
  ['an empty title', ' ', 'title-empty'],
  ['a title that is too long', 'x'.repeat(ideaLimits.title + 1), 'title-too-long'],
] as const)('%s says why no idea can be captured', (_, title, reason) => {
  const command = { id: '', type: 'CaptureIdea', stream: 'idea-1', at: '', data: { title } } as const;
  expect(decideIdea(undefined, command)).toEqual({ kind: 'rejected', reason });
  expect(captureReasonText(reason)).toBe(reasonText(reason));
});
