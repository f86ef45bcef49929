import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { ProductInBrowser } from '../fixtures/product-in-browser.ts';
import { Coverage } from '../models/coverage.ts';
import { drivePath } from '../models/drive-path.ts';
import { type ModelEvent, type ModelPath, pathsOf } from '../models/model.ts';
import { coveringPaths } from './covering-paths.ts';
import { type Known, openKnown, SignInWalk } from './sign-in-walk.ts';

export type Step = ModelPath['steps'][number];

/** Makes the events of a path happen in a browser, and looks whether the screen says what the model does. */
export interface Walk {
  start(input: unknown, next: readonly Step[]): Promise<void>;
  /** `next` are the steps after it, for what a browser does at once. */
  carryOut(event: ModelEvent, before: AnyMachineSnapshot, next: readonly Step[]): Promise<void>;
  expectSeen(state: AnyMachineSnapshot, walked: readonly Step[], next: readonly Step[]): Promise<void>;
}

interface WalkOptions {
  readonly machine: AnyStateMachine;
  readonly inputs: readonly unknown[];
  /** Whether paths from each input cover it; otherwise those from all of them together do. */
  readonly coversEachInput?: boolean;
  readonly events: readonly ModelEvent[];
  /** Whether the product can bring an event about. */
  readonly when?: (snapshot: AnyMachineSnapshot, event: ModelEvent) => boolean;
  /** Transitions that nothing in the product takes; why is for the writer to say. */
  readonly neverInTheProduct?: readonly string[];
  readonly begin: (walk: SignInWalk, page: Page) => Promise<Walk>;
}

/** Walks as few paths of a machine of the ways in as cover it, in the real product. */
export function walkPaths(name: string, world: ProductInBrowser, options: WalkOptions): void {
  const { machine, inputs, coversEachInput = false, events, when, neverInTheProduct = [], begin } = options;
  const allPaths = inputs.map((input) =>
    pathsOf(machine, { events, input, key: ({ context }) => context, ...(when && { when }) }).map((path) => ({
      ...path,
      input,
      from: JSON.stringify(input),
    })),
  );
  const cover = (some: (typeof allPaths)[number]) => coveringPaths(some, (event) => event);
  const covering = coversEachInput ? allPaths.flatMap(cover) : cover(allPaths.flat());
  const paths = process.env['TEST_FULL'] ? allPaths.flat() : covering;

  describe(`${name} in the real product, along ${paths.length} of ${allPaths.flat().length} generated paths`, () => {
    const coverage = new Coverage(machine);
    let known: Known;
    beforeAll(async () => {
      known = await openKnown(world.url);
    });

    test.each(paths)('$from: $description', async ({ input, steps, description }) => {
      const page = await world.newPage();
      const walk = await begin(await SignInWalk.begin(page, world.url, known), page);
      for (const [n, { event, state }] of steps.entries()) {
        const before = steps[n - 1]?.state;
        const next = steps.slice(n + 1);
        await (before ? walk.carryOut(event, before, next) : walk.start(input, next));
        await walk.expectSeen(state, steps.slice(0, n + 1), next);
      }
      await drivePath(machine, { steps, description }, { coverage, input });
    });

    test('every state and transition was walked', () => {
      expect(coverage.missing(neverInTheProduct)).toEqual({ states: [], transitions: [] });
    });
  });
}
