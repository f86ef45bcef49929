import { expect, test, vi } from 'vitest';
import { AssetImages, type LoadedImage } from './asset-images.ts';

const imageOf = (file: string) => ({ file }) as unknown as LoadedImage;

function imagesFrom(files: (string | undefined | Error)[]) {
  const log: string[] = [];
  const images = new AssetImages({
    files: {
      of: async (asset) => {
        log.push(`ask ${asset}`);
        const file = files.shift();
        if (file instanceof Error) throw file;
        return file === undefined ? undefined : new Blob([file]);
      },
    },
    load: async (file) => {
      log.push(`load ${await file.text()}`);
      return imageOf(await file.text());
    },
    onCame: (asset) => log.push(`came ${asset}`),
  });
  return { log, images };
}
const heard = (log: readonly string[], line: string) => vi.waitFor(() => expect(log).toContain(line));

test('an image is fetched once, however often it is looked for', async () => {
  const { log, images } = imagesFrom(['A']);
  expect([images.find('a'), images.find('a')]).toEqual([undefined, undefined]);
  await heard(log, 'came a');
  expect(images.find('a')).toEqual(imageOf('A'));
  expect(log).toEqual(['ask a', 'load A', 'came a']);
});

test('what could not be had is looked for again once there is a connection, and not before', async () => {
  const none = new Error('no answer');
  const { log, images } = imagesFrom([none, 'A']);
  images.find('a');
  await vi.waitFor(() => expect(log).toEqual(['ask a']));
  await Promise.resolve();
  images.find('a');
  expect(log).toHaveLength(1);
  await vi.waitFor(() => {
    images.retry();
    expect(log).toContain('came a');
  });
  images.find('a');
  await heard(log, 'load A');
});
