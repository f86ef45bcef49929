import { pageDraft } from '#domain/log/command-draft.ts';
import { useApp } from '../../app-context.ts';
import { usePictureUpload } from '../use-picture-upload.ts';

/** Sets the pictures of a page's blocks, and its own; a file as soon as the server has it. */
export function usePagePictures(pageId: string) {
  const { services } = useApp();
  const set = (block: string | null, asset: string | null) =>
    services.dispatch([
      block === null
        ? pageDraft('SetPage', pageId, { image: asset })
        : pageDraft('SetBlock', pageId, { block, field: 'picture', value: asset }),
    ]);
  return { ...usePictureUpload(set), set };
}
