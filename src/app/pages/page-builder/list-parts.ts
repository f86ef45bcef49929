import { PageThumbnail } from '#features/page-builder/PageThumbnail.tsx';
import { NewPage } from './NewPage.tsx';

/** A page in small and the dialog for a new one: both bring along what draws a page. */
export { NewPage, PageThumbnail };
