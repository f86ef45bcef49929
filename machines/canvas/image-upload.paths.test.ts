import { describe, expect, test } from 'vitest';
import { createActor, type EventObject, fromCallback, fromPromise, type SnapshotFrom } from 'xstate';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import {
  type ImageKeeping,
  type ImagesGiven,
  imageUploadMachine,
  type KeepingOutcome,
  type KeptImage,
  type TurnReport,
  type UploadReport,
  type WaitingImage,
} from './image-upload.machine.ts';

const image = (id: string, bytes = 100, keeping: ImageKeeping = 'not-yet'): WaitingImage => ({
  id,
  name: `${id}.png`,
  bytes,
  at: { x: 0, y: 0 },
  kept: keeping,
});
const kept: KeptImage = { asset: 'x', width: 10, height: 10 };

type Context = SnapshotFrom<typeof imageUploadMachine>['context'];

const paths = pathsOf(imageUploadMachine, {
  events: [
    { type: 'images.given', images: [image('a'), image('b', 100, 'kept')] },
    { type: 'images.given', images: [image('huge', 11_000_000)] },
    { type: 'image.retried', id: 'a' },
    { type: 'image.retried', id: 'huge' },
    { type: 'image.dropped', id: 'a' },
    { type: 'image.dropped', id: 'b' },
    { type: 'connection.returned' },
    { type: 'turn.came' },
    { type: 'turn.lost' },
    done('keep', { id: 'a', kept: 'kept' }),
    failed('keep', new Error('no database')),
    done('remove'),
    failed('remove', new Error('no database')),
    { type: 'upload.advanced', share: 0.4 },
    done('upload', kept),
    failed('upload', 'offline'),
    failed('upload', new Error('gone')),
  ],
  key: ({ context }) => context,
  // Each image is given once.
  when: ({ context: { waiting, failed: kept } }, event) =>
    event.type !== 'images.given' || waiting.length + kept.length === 0,
});

describe(`the way of images, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(imageUploadMachine);

  testPaths(paths, async (path) => {
    await drivePath(imageUploadMachine, path, {
      coverage,
      invariants: {
        '*': ({ context }) => {
          const { waiting, failed: told } = context as Context;
          const ids = [...waiting, ...told].map(({ id }) => id);
          expect(ids).toEqual([...new Set(ids)]);
        },
        idle: ({ context }) => {
          const { waiting, failed: told } = context as Context;
          const unkept = told.filter(({ failure, kept: keeping }) => failure === 'offline' && keeping === 'not-yet');
          expect([waiting, unkept]).toEqual([[], []]);
        },
        keeping: (_, run) => expect([run.running('keep'), run.running('turn')]).toEqual([1, 0]),
        adding: ({ context }, run) => {
          expect([run.running('turn'), run.running('keep')]).toEqual([1, 0]);
          expect(context.waiting[0]?.bytes).toBe(100);
        },
        'adding.queueing': (_, run) => expect([run.running('upload'), run.running('remove')]).toEqual([0, 0]),
        'adding.sending': ({ context }, run) => {
          expect(run.running('upload')).toBe(1);
          expect([0, 0.4]).toContain(context.share);
        },
        'adding.removing': (_, run) => expect([run.running('upload'), run.running('remove')]).toEqual([0, 1]),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

/** A simulated browser: the images that it keeps, and a log of its tabs. One tab at a time has its turn. */
function browser() {
  const kept = new Map<string, WaitingImage>();
  const log: string[] = [];
  const outside = { isOnline: false };
  let last: Promise<void> = Promise.resolve();
  const openTab = () =>
    createActor(
      imageUploadMachine.provide({
        actors: {
          found: fromCallback<EventObject, undefined, ImagesGiven>(({ receive, sendBack }) => {
            const search = () => sendBack({ type: 'images.given', images: [...kept.values()] });
            receive(search);
            search();
          }),
          turn: fromCallback<EventObject, WaitingImage, TurnReport>(({ input, sendBack }) => {
            const { promise, resolve } = Promise.withResolvers<void>();
            const before = last;
            last = before.then(() => promise);
            void before.then(() =>
              sendBack({ type: input.kept === 'kept' && !kept.has(input.id) ? 'turn.lost' : 'turn.came' }),
            );
            return resolve;
          }),
          upload: fromPromise<KeptImage, WaitingImage>(async ({ input }) => {
            if (!outside.isOnline) throw 'offline';
            return { asset: `asset of ${input.id}`, width: 10, height: 10 };
          }),
          keep: fromPromise<KeepingOutcome, WaitingImage>(async ({ input }) => {
            if (input.id === 'last') return { id: input.id, kept: 'full' };
            kept.set(input.id, { ...input, kept: 'kept' });
            return { id: input.id, kept: 'kept' };
          }),
          remove: fromPromise<void, WaitingImage>(async ({ input }) => void kept.delete(input.id)),
        },
        actions: {
          place: (_, { image: given, kept: { asset } }) => log.push(`${given?.id}: ${asset}`),
          forget: (_, { id }) => void kept.delete(id),
        },
      }),
    ).start();
  return { kept, log, outside, openTab };
}

const waits = (tab: ReturnType<ReturnType<typeof browser>['openTab']>) =>
  tab.getSnapshot().context.failed.map(({ id, kept: keeping }) => `${id} ${keeping}`);

test('what is given without a network outlives its tab, and is added once by whichever tab is open', async () => {
  const { kept: here, log, outside, openTab } = browser();
  const first = openTab();
  first.send({ type: 'images.given', images: [image('a'), image('b')] });
  await expect.poll(() => waits(first)).toEqual(['a kept', 'b kept']);
  first.stop();
  const tabs = [openTab(), openTab()] as const;
  for (const tab of tabs) await expect.poll(() => waits(tab)).toEqual(['a kept', 'b kept']);
  outside.isOnline = true;
  for (const tab of tabs) tab.send({ type: 'connection.returned' });
  for (const tab of tabs) {
    await expect.poll(() => tab.getSnapshot().context).toEqual({ waiting: [], share: 0, failed: [] });
  }
  expect([log.sort(), here.size]).toEqual([['a: asset of a', 'b: asset of b'], 0]);
  for (const tab of tabs) tab.stop();
});

test('an image for which there is no room waits in its tab, and one that is dropped is kept no longer', async () => {
  const { kept: here, log, outside, openTab } = browser();
  const tab = openTab();
  tab.send({ type: 'images.given', images: [image('a'), image('last')] });
  await expect.poll(() => waits(tab)).toEqual(['a kept', 'last full']);
  tab.send({ type: 'image.dropped', id: 'a' });
  expect([waits(tab), here.size]).toEqual([['last full'], 0]);
  outside.isOnline = true;
  tab.send({ type: 'connection.returned' });
  await expect.poll(() => log).toEqual(['last: asset of last']);
  tab.stop();
});

test('how far an image is on its way is told of that one, and each begins anew', async () => {
  const sent = new Map<string, PromiseWithResolvers<KeptImage>>();
  const tell = new Map<string, (share: number) => void>();
  const uploads = createActor(
    imageUploadMachine.provide({
      actors: {
        upload: fromPromise<KeptImage, WaitingImage>(({ input: { id } }) => {
          const outcome = Promise.withResolvers<KeptImage>();
          sent.set(id, outcome);
          return outcome.promise;
        }),
        progress: fromCallback<EventObject, WaitingImage, UploadReport>(({ input: { id }, sendBack }) => {
          tell.set(id, (share) => sendBack({ type: 'upload.advanced', share }));
        }),
        remove: fromPromise<void, WaitingImage>(async () => {}),
      },
    }),
  ).start();
  const shown = () => {
    const { waiting, share } = uploads.getSnapshot().context;
    return [waiting[0]?.id, share];
  };
  uploads.send({ type: 'images.given', images: [image('a'), image('b')] });
  tell.get('a')?.(0.75);
  expect(shown()).toEqual(['a', 0.75]);
  sent.get('a')?.resolve(kept);
  await expect.poll(shown).toEqual(['b', 0]);
  tell.get('a')?.(1);
  tell.get('b')?.(0.5);
  expect(shown()).toEqual(['b', 0.5]);
});
