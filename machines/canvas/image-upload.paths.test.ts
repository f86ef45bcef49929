import { describe, expect, test } from 'vitest';
import { createActor, type EventObject, fromCallback, fromPromise } from 'xstate';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { imageUploadMachine, type KeptImage, type UploadReport, type WaitingImage } from './image-upload.machine.ts';

const image = (id: string, bytes = 100): WaitingImage => ({ id, name: `${id}.png`, bytes, at: { x: 0, y: 0 } });
const kept: KeptImage = { asset: 'x', width: 10, height: 10 };

const paths = pathsOf(imageUploadMachine, {
  events: [
    { type: 'images.given', images: [image('a'), image('b')] },
    { type: 'images.given', images: [image('huge', 11_000_000)] },
    { type: 'image.retried', id: 'a' },
    { type: 'image.retried', id: 'huge' },
    { type: 'image.dropped', id: 'a' },
    { type: 'image.dropped', id: 'b' },
    { type: 'connection.returned' },
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

  test.each(paths)('$description', async (path) => {
    await drivePath(imageUploadMachine, path, {
      coverage,
      invariants: {
        idle: ({ context }) => expect(context.waiting).toEqual([]),
        sending: ({ context }, run) => {
          expect(run.running('upload')).toBe(1);
          expect([0, 0.4]).toContain(context.share);
          expect(context.waiting[0]?.bytes).toBe(100);
        },
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

test('no image is lost: what fails without a network is sent when it is back, each where it belongs', async () => {
  const placed: string[] = [];
  let isOnline = false;
  const uploads = createActor(
    imageUploadMachine.provide({
      actors: {
        upload: fromPromise<KeptImage, WaitingImage>(async ({ input }) => {
          if (!isOnline) throw 'offline';
          return { ...kept, asset: `asset of ${input.id}` };
        }),
      },
      actions: { place: (_, { image: given, kept: { asset } }) => placed.push(`${given?.id}: ${asset}`) },
    }),
  ).start();
  uploads.send({ type: 'images.given', images: [image('a'), image('b')] });
  await expect.poll(() => uploads.getSnapshot().context.failed.length).toBe(2);
  isOnline = true;
  uploads.send({ type: 'connection.returned' });
  await expect.poll(() => placed).toEqual(['a: asset of a', 'b: asset of b']);
  expect(uploads.getSnapshot().context).toEqual({ waiting: [], share: 0, failed: [] });
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
