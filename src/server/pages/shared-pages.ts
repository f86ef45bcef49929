import type { Place } from '#domain/routes/routes.ts';
import type { SharedNode } from '#domain/sharing/shared-node.ts';
import type { OpenShare } from '../sharing/open-share.ts';
import { dataBlock } from './data-block.ts';
import { drawnPage } from './drawn-page.ts';
import { withHead } from './page-head.ts';
import type { RenderPublic } from './public-pages.ts';
import { sharedHead } from './shared-head.ts';

export interface SharedPagesDeps {
  /** The page of the product, its root still empty. */
  readonly html: string;
  readonly render: RenderPublic;
  readonly open: OpenShare;
  readonly publicUrl: string;
  readonly preRelease: boolean;
}

/**
 * The page behind a link to one node, which can be read before any script runs; undefined where the link opens nothing.
 * Drawn anew each time, since a revoked link is dead at once. It knows of no session: who looks is found out by the browser.
 */
export function createSharedPages({ html, render, open, publicUrl, preRelease }: SharedPagesDeps) {
  return async (place: Place): Promise<string | undefined> => {
    const { projectId = '', nodeId: grant = '' } = place.params;
    const opened = await open(projectId, grant);
    if (!opened) return undefined;
    const { node, project } = opened;
    const shared: SharedNode = { node, project, signedIn: false, owner: false };
    const markup = await render({ place, isOpen: !preRelease, shared });
    const data = dataBlock('application/json', { path: place.path, data: shared }, 'page-data');
    return drawnPage(withHead(html, sharedHead(project.title, publicUrl)), place.path, markup, data);
  };
}
