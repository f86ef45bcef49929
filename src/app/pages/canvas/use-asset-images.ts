import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useMemo } from 'react';
import { AssetAddresses } from '#adapters/assets/asset-addresses.ts';
import { AssetFiles } from '#adapters/assets/asset-files.ts';
import { AssetImages } from '#adapters/assets/asset-images.ts';
import { loadImage } from '#adapters/assets/load-image.ts';
import type { StageView } from '#features/canvas/stage/stage-view.ts';
import { selectSyncState } from '#machines/sync/select-sync.ts';
import { useApp } from '../../app-context.ts';

/** The images of a canvas, as long as it is shown. */
export function useAssetImages(view: RefObject<StageView | null>): AssetImages {
  const { actorOf, services } = useApp();
  const { call, now } = services;
  const session = actorOf('session');
  const images = useMemo(
    () =>
      new AssetImages({
        files: new AssetFiles({
          addresses: new AssetAddresses(call, now),
          mayKeep: () => session.getSnapshot().matches('signedIn'),
        }),
        load: loadImage,
        onCame: (asset) => view.current?.painter.imageCame(asset),
      }),
    [call, now, session, view],
  );
  const isConnected = useSelector(actorOf('sync'), (sync) => selectSyncState(sync) === 'live');
  useEffect(() => {
    if (isConnected) images.retry();
  }, [images, isConnected]);
  return images;
}
