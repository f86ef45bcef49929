import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { AssetAddresses } from '#adapters/assets/asset-addresses.ts';
import { AssetFiles } from '#adapters/assets/asset-files.ts';
import { AssetImages } from '#adapters/assets/asset-images.ts';
import { localAddress } from '#drawing/page/address.ts';
import type { PageImage } from '#drawing/page/page-context.ts';
import { selectSyncState } from '#machines/sync/select-sync.ts';
import { useApp } from '../app-context.ts';

/** The images of a page or survey, as long as it is edited; another function as soon as one more has come. */
export function usePageImages(): (asset: string) => PageImage | undefined {
  const { actorOf, services } = useApp();
  const { call, now } = services;
  const session = actorOf('session');
  const [came, setCame] = useState(0);
  const opened = useMemo(() => {
    const urls: string[] = [];
    const images = new AssetImages({
      files: new AssetFiles({
        addresses: new AssetAddresses(call, now),
        mayKeep: () => session.getSnapshot().matches('signedIn'),
      }),
      load: async (file) => {
        const image = new Image();
        image.src = URL.createObjectURL(file);
        urls.push(image.src);
        await image.decode();
        return image;
      },
      onCame: () => setCame((count) => count + 1),
    });
    return { images, urls };
  }, [call, now, session]);
  useEffect(
    () => () => {
      for (const url of opened.urls) URL.revokeObjectURL(url);
    },
    [opened],
  );
  const isConnected = useSelector(actorOf('sync'), (sync) => selectSyncState(sync) === 'live');
  useEffect(() => {
    if (isConnected) opened.images.retry();
  }, [opened, isConnected]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has come gives another answer
  return useCallback(
    (asset) => {
      const image = asset === '' ? undefined : opened.images.find(asset);
      if (!(image instanceof HTMLImageElement)) return undefined;
      const { naturalWidth: width, naturalHeight: height, src } = image;
      return { width, height, sources: [{ width, address: localAddress(src) }] };
    },
    [opened, came],
  );
}
