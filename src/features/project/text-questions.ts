import type { IdeaText } from '#domain/idea/idea.ts';

/** What each text answers, and what to say while it is empty. */
export const textQuestions: Readonly<
  Record<IdeaText, { readonly heading: string; readonly missing: string; readonly action: string }>
> = {
  problem: {
    heading: 'Problem',
    missing: 'Not written yet: what goes wrong today, and how often?',
    action: 'Describe the problem',
  },
  audience: {
    heading: 'Audience',
    missing: 'Not written yet: who has the problem?',
    action: 'Name the audience',
  },
  pitch: {
    heading: 'Pitch',
    missing: 'Not written yet: what would you make, in one sentence?',
    action: 'Write the pitch',
  },
};
