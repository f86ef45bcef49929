import type { OnboardingQuestion } from '#machines/onboarding.machine.ts';
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
