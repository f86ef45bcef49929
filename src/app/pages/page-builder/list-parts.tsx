import type { Page } from '#domain/page/page.ts';
import { PageAddress } from '#features/page-builder/PageList.tsx';
import { PageThumbnail } from '#features/page-builder/PageThumbnail.tsx';
import { usePageAddress } from '../use-page-address.ts';
import { usePageImages } from '../use-page-images.ts';
import { NewPage } from './NewPage.tsx';

/** A page in small, with its images. */
function ThumbnailOf({ page }: { readonly page: Page }) {
  return <PageThumbnail page={page} image={usePageImages()} />;
}

interface AddressOfProps {
  readonly pageId: string;
  readonly slug: string;
}

/** Leads to a page at its own host, if it has one. */
function AddressOf({ pageId, slug }: AddressOfProps) {
  const addressOf = usePageAddress();
  return <PageAddress of={addressOf(pageId, slug)} />;
}

/** A page in small, its address and the dialog for a new one: they bring along what draws a page, and what asks the server. */
export { AddressOf, NewPage, ThumbnailOf };
