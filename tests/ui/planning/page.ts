import { createActor, toPromise } from 'xstate';
import type { PlannedTest } from '../../../machines/validate/test-planner.machine.ts';
import { askInterval, type IntervalQuestion } from '../../../src/adapters/planning/ask-planner.ts';
import { planningActors } from '../../../src/app/actors/planning-actors.ts';

declare const trustedTypes: {
  createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): void;
};

// As in index.html.
trustedTypes.createPolicy('default', {
  createScriptURL: (url) => (new URL(url, document.baseURI).origin === location.origin ? url : null),
});

let started: ReturnType<typeof askForSample> | undefined;

const askForSample = (input: PlannedTest) => createActor(planningActors.findSample, { input }).start();

const planning = {
  forecasts: (input: PlannedTest) => toPromise(createActor(planningActors.forecast, { input }).start()),
  criterion: (input: PlannedTest) => toPromise(createActor(planningActors.findCriterion, { input }).start()),
  interval: (input: Omit<IntervalQuestion, 'name'>) => askInterval(input, new AbortController().signal),
  sample: (input: PlannedTest) => toPromise(askForSample(input)),
  start(input: PlannedTest): void {
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
