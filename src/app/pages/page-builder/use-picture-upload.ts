import { useMutation } from '@tanstack/react-query';
import { type CommandDraft, pageDraft } from '#domain/log/command-draft.ts';
import type { PictureUpload } from '#features/page-builder/PictureField.tsx';
import { useApp } from '../../app-context.ts';
import { queryClient } from '../../query-client.ts';
import { uploadAsset } from '../../upload-asset.ts';
import { imageFailureOf } from '../canvas/image-failure.ts';

interface Chosen {
  /** The block whose picture it becomes; null for the page's own. */
  readonly block: string | null;
  readonly file: File;
}

/** Sends images of a page to the server; each becomes a change as soon as it is there. */
export function usePictureUpload(pageId: string) {
  const app = useApp();
  const { services } = app;
  const set = (block: string | null, asset: string | null) => {
    const draft: CommandDraft =
      block === null
        ? pageDraft('SetPage', pageId, { image: asset })
        : pageDraft('SetBlock', pageId, { block, field: 'picture', value: asset });
    services.dispatch([draft]);
  };
  const upload = useMutation(
    {
      mutationFn: ({ file }: Chosen) => uploadAsset(app, file),
      onSuccess: ({ id }, { block }) => set(block, id),
      // Offline it says so at once, instead of waiting unseen.
      networkMode: 'always',
    },
    queryClient,
  );
  return {
    set,
    send: (block: string | null, file: File) => upload.mutate({ block, file }),
    of: (block: string | null): PictureUpload => {
      if (upload.variables?.block !== block) return 'idle';
      if (upload.isPending) return 'uploading';
      return upload.isError ? imageFailureOf(upload.error) : 'idle';
    },
  };
}
