import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { imageUploadMachine, type KeptImage, type WaitingImage } from './image-upload.machine.ts';

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
  expect(uploads.getSnapshot().context).toEqual({ waiting: [], failed: [] });
});
