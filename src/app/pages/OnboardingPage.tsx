import { fromPromise } from 'xstate';
import { forgetFirstIdea, readFirstIdea } from '#adapters/storage/kept-first-idea.ts';
import { local } from '#adapters/storage/local.ts';
import { ideaStreamOf } from '#domain/idea/idea.ts';
import { OnboardingScreen } from '#features/onboarding/OnboardingScreen.tsx';
import { type OnboardingAnswers, onboardingMachine } from '#machines/onboarding.machine.ts';
import { useApp } from '../app-context.ts';
import { useFlow } from '../use-flow.ts';

export default function OnboardingPage() {
  const { services } = useApp();
  const { completeOnboarding, issue, newCommand, newId } = services;
  const onboarding = useFlow(
    onboardingMachine.provide({
      actors: {
        complete: fromPromise<void, { readonly answers: OnboardingAnswers }>(({ input }) =>
          completeOnboarding({ ...input.answers }),
        ),
      },
      actions: {
        captureIdea: (_, { title }) => issue(newCommand('CaptureIdea', ideaStreamOf(newId()), { title })),
        forgetKeptIdea: () => forgetFirstIdea(local),
      },
    }),
    { keptIdea: readFirstIdea(local) },
  );
  return <OnboardingScreen onboarding={onboarding} />;
}
