import { createActor, toPromise } from 'xstate';
import { type PlanningInput, planningActors } from '../../../src/app/actors/planning-actors.ts';

declare const trustedTypes: {
  createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): void;
};

// As in index.html.
trustedTypes.createPolicy('default', {
  createScriptURL: (url) => (new URL(url, document.baseURI).origin === location.origin ? url : null),
});

let started: ReturnType<typeof askForSample> | undefined;

const askForSample = (input: PlanningInput) => createActor(planningActors.findSample, { input }).start();

const planning = {
  forecast: (input: PlanningInput) => toPromise(createActor(planningActors.forecastPlan, { input }).start()),
  sample: (input: PlanningInput) => toPromise(askForSample(input)),
  /** Longest gap between two frames while `input` is worked out, in ms. */
  async longestFrame(input: PlanningInput): Promise<number> {
    let [last, longest, isOver] = [performance.now(), 0, false];
    const watch = (now: number) => {
      longest = Math.max(longest, now - last);
      last = now;
      if (!isOver) requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
    await planning.sample(input);
    isOver = true;
    return longest;
  },
  start(input: PlanningInput): void {
    started = askForSample(input);
  },
  stop(): void {
    started?.stop();
  },
  /** Whether what was started has been answered. */
  isAnswered: (): boolean => started?.getSnapshot().status === 'done',
};

export type Planning = typeof planning;
Object.assign(window, { planning });
