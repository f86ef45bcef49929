import { useMutation } from '@tanstack/react-query';
import type { PictureUpload } from '#features/page-builder/PictureField.tsx';
import { useApp } from '../app-context.ts';
import { queryClient } from '../query-client.ts';
import { uploadAsset } from '../upload-asset.ts';
import { imageFailureOf } from './canvas/image-failure.ts';

interface Chosen {
  /** The block or question whose picture it becomes; null for the page's own. */
  readonly of: string | null;
  readonly file: File;
}

/** Sends images to the server; each becomes a change, by `set`, as soon as it is there. */
export function usePictureUpload(set: (of: string | null, asset: string) => void) {
  const app = useApp();
  const upload = useMutation(
    {
      mutationFn: ({ file }: Chosen) => uploadAsset(app, file),
      onSuccess: ({ id }, { of }) => set(of, id),
      // Offline it says so at once, instead of waiting unseen.
      networkMode: 'always',
    },
    queryClient,
  );
  return {
    send: (of: string | null, file: File) => upload.mutate({ of, file }),
    of: (of: string | null): PictureUpload => {
      if (upload.variables?.of !== of) return 'idle';
      if (upload.isPending) return 'uploading';
      return upload.isError ? imageFailureOf(upload.error) : 'idle';
    },
  };
}
