import { useSelector } from '@xstate/store-react';
import { fromPromise } from 'xstate';
import { forgetFirstIdea, readFirstIdea } from '#adapters/storage/kept-first-idea.ts';
import { local } from '#adapters/storage/local.ts';
import { OnboardingScreen } from '#features/onboarding/OnboardingScreen.tsx';
import { commandsForCapture } from '#machines/commands-for-capture.ts';
import { type OnboardingAnswers, onboardingMachine } from '#machines/onboarding.machine.ts';
import { sampleIn } from '#machines/select-sample.ts';
import { useApp } from '../app-context.ts';
import { useFlow } from '../use-flow.ts';
import { SampleNotice } from './SampleNotice.tsx';
import { SampleOffer } from './SampleOffer.tsx';

export default function OnboardingPage() {
  const { services } = useApp();
  const { completeOnboarding } = services;
  const onboarding = useFlow(
    onboardingMachine.provide({
      actors: {
        complete: fromPromise<void, { readonly answers: OnboardingAnswers }>(({ input }) =>
          completeOnboarding({ ...input.answers }),
        ),
      },
      actions: {
        captureIdea: (_, { title }) => services.dispatch(commandsForCapture(title, services.newId())),
        forgetKeptIdea: () => forgetFirstIdea(local),
      },
    }),
    { keptIdea: readFirstIdea(local) },
  );
  const { isThere } = useSelector(sampleIn(services.workspace));
  return <OnboardingScreen onboarding={onboarding} sample={isThere ? <SampleNotice /> : <SampleOffer stays />} />;
}
