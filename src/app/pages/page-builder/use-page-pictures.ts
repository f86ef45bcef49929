import { pageDraft } from '#domain/log/command-draft.ts';
import { liveBlock } from '#domain/page/block-tree.ts';
import type { Page } from '#domain/page/page.ts';
import { isPageTheme } from '#domain/page/page-theme.ts';
import { arts } from '#drawing/page/art.ts';
import { useApp } from '../../app-context.ts';
import { usePictureUpload } from '../use-picture-upload.ts';

/** Whether a drawing stands where the picture of a block would be. */
const hidesPicture = (page: Page, block: string): boolean =>
  isPageTheme(page.theme) && arts.some((art) => art === liveBlock(page, block)?.fields['visual']);

/** Sets the pictures of a page's blocks, and its own; a file as soon as the server has it. */
export function usePagePictures(page: Page) {
  const { services } = useApp();
  const set = (block: string | null, asset: string | null) =>
    services.dispatch(
      block === null
        ? [pageDraft('SetPage', page.id, { image: asset })]
        : [
            pageDraft('SetBlock', page.id, { block, field: 'picture', value: asset }),
            ...(asset !== null && hidesPicture(page, block)
              ? [pageDraft('SetBlock', page.id, { block, field: 'visual', value: 'picture' })]
              : []),
          ],
    );
  return { ...usePictureUpload(set), set };
}
