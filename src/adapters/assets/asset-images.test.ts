import { expect, test, vi } from 'vitest';
import { AssetImages, type LoadedImage } from './asset-images.ts';

const imageAt = (url: string) => ({ url }) as unknown as LoadedImage;

function imagesFrom(urls: (string | undefined | Error)[]) {
  const log: string[] = [];
  const images = new AssetImages({
    addresses: {
      of: async (asset) => {
        log.push(`ask ${asset}`);
        const url = urls.shift();
        if (url instanceof Error) throw url;
        return url;
      },
      forget: (asset) => log.push(`forget ${asset}`),
    },
    load: async (url) => {
      log.push(`load ${url}`);
      if (url === '/expired') throw new Error('404');
      return imageAt(url);
    },
    onCame: (asset) => log.push(`came ${asset}`),
  });
  return { log, images };
}
const heard = (log: readonly string[], line: string) => vi.waitFor(() => expect(log).toContain(line));

test('an image is fetched once, however often it is looked for', async () => {
  const { log, images } = imagesFrom(['/a']);
  expect([images.find('a'), images.find('a')]).toEqual([undefined, undefined]);
  await heard(log, 'came a');
  expect(images.find('a')).toEqual(imageAt('/a'));
  expect(log).toEqual(['ask a', 'load /a', 'came a']);
});

test('an address that has expired is replaced', async () => {
  const { log, images } = imagesFrom(['/expired', '/a']);
  images.find('a');
  await heard(log, 'came a');
  expect(log).toEqual(['ask a', 'load /expired', 'forget a', 'ask a', 'load /a', 'came a']);
});

test('what could not be had is looked for again once there is a connection, and not before', async () => {
  const none = new Error('no answer');
  const { log, images } = imagesFrom([none, none, '/a']);
  images.find('a');
  await vi.waitFor(() => expect(log).toEqual(['ask a', 'forget a', 'ask a']));
  await Promise.resolve();
  images.find('a');
  expect(log).toHaveLength(3);
  await vi.waitFor(() => {
    images.retry();
    expect(log).toContain('came a');
  });
  images.find('a');
  await heard(log, 'load /a');
});
