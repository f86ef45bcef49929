import { useSelector as useAtom } from '@xstate/store-react';
import { fromPromise } from 'xstate';
import { forgetFirstIdea, readFirstIdea } from '#adapters/storage/kept-first-idea.ts';
import { local } from '#adapters/storage/local.ts';
import { OnboardingScreen } from '#features/onboarding/OnboardingScreen.tsx';
import { type OnboardingAnswers, onboardingMachine } from '#machines/onboarding/onboarding.machine.ts';
import { commandsForCapture } from '#machines/vault/commands-for-capture.ts';
import { useApp } from '../app-context.ts';
import { useFetchAhead } from '../layouts/use-fetch-ahead.ts';
import { useFlow } from '../use-flow.ts';

const loadSample = () => import('./sample-actions.ts');

export default function OnboardingPage() {
  const { services } = useApp();
  const { completeOnboarding } = services;
  // The ids of the example come from it.
  const workspaceId = useAtom(services.workspace.id);
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
        showExample: () => {
          const id = services.workspace.id.get();
          if (id === null) return;
          loadSample()
            .then(({ showSample }) => showSample(services, id))
            .catch(services.showFailure);
        },
      },
    }),
    { keptIdea: readFirstIdea(local) },
  );
  useFetchAhead(loadSample);
  return <OnboardingScreen onboarding={onboarding} hasExample={workspaceId !== null} />;
}
