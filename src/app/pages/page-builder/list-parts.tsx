import type { Page } from '#domain/page/page.ts';
import { PageThumbnail } from '#features/page-builder/PageThumbnail.tsx';
import { usePageImages } from '../use-page-images.ts';
import { NewPage } from './NewPage.tsx';

/** A page in small, with its images. */
function ThumbnailOf({ page }: { readonly page: Page }) {
  return <PageThumbnail page={page} image={usePageImages()} />;
}

/** A page in small and the dialog for a new one: both bring along what draws a page. */
export { NewPage, ThumbnailOf };
