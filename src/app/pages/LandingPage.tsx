import { useSelector } from '@xstate/react';
import { lazy } from 'react';
import { whenIdle } from '#adapters/page/when-idle.ts';
import { keepFirstIdea } from '#adapters/storage/kept-first-idea.ts';
import { local } from '#adapters/storage/local.ts';
import { LandingScreen } from '#features/landing/LandingScreen.tsx';
import { landingIdeaMachine } from '#machines/landing/landing-idea.machine.ts';
import { selectFlags } from '#machines/shell/flags.machine.ts';
import { planningActors } from '../actors/planning-actors.ts';
import { useApp } from '../app-context.ts';
import { useFlow } from '../use-flow.ts';

/** Comes once the page's one action can be used. Where it cannot be fetched, what the server has written stays as it is. */
const LandingStory = lazy(async () => {
  await whenIdle();
  return import('#features/landing/LandingStory.tsx').then(
    (story) => ({ default: story.LandingStory }),
    () => new Promise<never>(() => {}),
  );
});

export default function LandingPage() {
  const { actorOf, services, inspect } = useApp();
  const flags = useSelector(actorOf('flags'), selectFlags);
  const isOpen = !flags.preRelease;
  const idea = useFlow(
    landingIdeaMachine.provide({
      actions: {
        start: (_, { idea: line }) => {
          keepFirstIdea(local, line);
          services.navigate({ name: 'sign-up' });
        },
      },
    }),
  );
  return (
    <LandingScreen
      isOpen={isOpen}
      idea={idea}
      story={<LandingStory idea={idea} isOpen={isOpen} inspect={inspect} findSample={planningActors.findSample} />}
    />
  );
}
