import type { ApiFailure } from '#domain/api/api-failure.ts';
import { ideaLimits } from '#domain/idea/idea.ts';
import type { OnboardingQuestion } from '#machines/onboarding/onboarding.machine.ts';
import type { Option } from '#ui/option.ts';

export const stages: readonly Option<string>[] = [
  { value: 'thought', label: 'Just an idea' },
  { value: 'talked', label: 'I’ve talked to people about it' },
  { value: 'built', label: 'I’ve built something' },
  { value: 'customers', label: 'People use it or pay for it' },
];

export const goals: readonly Option<string>[] = [
  { value: 'problem', label: 'Whether anyone has the problem' },
  { value: 'audience', label: 'Who feels it most' },
  { value: 'solution', label: 'Whether my solution helps' },
  { value: 'price', label: 'What people would pay' },
];

export const questionTexts: Readonly<Record<OnboardingQuestion, string>> = {
  idea: 'What are you working on?',
  stage: 'How far along are you?',
  goal: 'What do you want to learn first?',
};

export const labels = {
  title: 'Welcome',
  place: (place: number, all: number) => `Question ${place} of ${all}`,
  ideaHint: 'One line is enough. It’ll be the first idea in your vault.',
  ideaTooLong: `Keep the title to ${ideaLimits.title} characters or fewer.`,
  continue: 'Continue',
  finish: 'Finish',
  skip: 'Skip',
  back: 'Back',
  example: 'See a finished example',
  exampleHint: 'Ends the questions. Your answers are kept, and one click removes the example.',
} as const;

export function failureText({ kind }: ApiFailure | { readonly kind: 'unexpected' }): string {
  return kind === 'no-answer'
    ? 'Can’t reach Groundwork, but your answers are still here. Check your connection and try again.'
    : 'Something went wrong on our side, but your answers are still here. Try again in a minute.';
}
