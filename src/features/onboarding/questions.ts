import type { OnboardingQuestion } from '#machines/onboarding.machine.ts';
import type { Option } from '#ui/option.ts';

export const stages: readonly Option<string>[] = [
  { value: 'thought', label: 'It is a thought' },
  { value: 'talked', label: 'I have talked to people about it' },
  { value: 'built', label: 'I have built something' },
  { value: 'customers', label: 'People use it or pay for it' },
];

export const goals: readonly Option<string>[] = [
  { value: 'problem', label: 'Whether anybody has the problem' },
  { value: 'audience', label: 'Who has it worst' },
  { value: 'solution', label: 'Whether my solution helps' },
  { value: 'price', label: 'What somebody would pay' },
];

export const questionTexts: Readonly<Record<OnboardingQuestion, string>> = {
  idea: 'What are you working on?',
  stage: 'How far are you?',
  goal: 'What do you want to learn first?',
};
