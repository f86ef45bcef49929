import type { Clock } from '../http/clock.ts';
import type { ContentSource } from './content-source.ts';
import { ownContent } from './own/own-content.ts';
import { remoteContent } from './remote/remote-content.ts';
import { seedLibrary } from './seed/seed-library.ts';

/** The content of this server: from the Directus at `contentUrl`, else what comes with the product. */
export function contentOf(contentUrl: string | undefined, clock: Clock): ContentSource {
  if (contentUrl === undefined) return ownContent(seedLibrary(), clock);
  return remoteContent({ baseUrl: contentUrl.replace(/\/+$/, ''), clock });
}
