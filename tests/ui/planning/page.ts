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
