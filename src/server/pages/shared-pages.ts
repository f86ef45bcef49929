import type { Place } from '#domain/routes/routes.ts';
import type { SharedNode } from '#domain/sharing/shared-node.ts';
import type { Clock } from '../http/clock.ts';
import { limitConcurrency } from '../http/limit-concurrency.ts';
import type { OpenShare } from '../sharing/open-share.ts';
import { dataBlock } from './data-block.ts';
import { drawnPage, pageToDrawIn } from './drawn-page.ts';
import { isDrawable } from './is-drawable.ts';
import { keepPages } from './keep-pages.ts';
import { withHead } from './page-head.ts';
import type { RenderPublic } from './public-pages.ts';
import { sharedHead } from './shared-head.ts';

export interface SharedPagesDeps {
  /** The page of the product, its root still empty. */
  readonly html: string;
  readonly render: RenderPublic;
  readonly open: OpenShare;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly preRelease: boolean;
}

/** Each has up to some megabytes. */
const keptAtMost = 20;
const drawnAtOnce = 2;

/**
 * The page behind a link to one node, which can be read before any script runs; undefined where the link opens nothing.
 * Opened anew each time, since a revoked link is dead at once; drawn once a minute while the canvas stays as it is. What
 * would take long to draw is left to the browser. It knows of no session: who looks is found out by the browser.
 */
export function createSharedPages({ html, render, open, clock, publicUrl, preRelease }: SharedPagesDeps) {
  const empty = pageToDrawIn(html);
  const inTurn = limitConcurrency(drawnAtOnce);
  const draw = async (_version: string, place: Place, shared: SharedNode): Promise<string> => {
    const markup = await inTurn(() => render({ place, isOpen: !preRelease, shared }));
    const data = dataBlock('application/json', { path: place.path, data: shared }, 'page-data');
    return drawnPage(withHead(empty, sharedHead(shared.project.title, publicUrl)), place.path, markup, data);
  };
  const drawn = keepPages(clock, draw, keptAtMost);
  return async (place: Place): Promise<string | undefined> => {
    const { projectId = '', nodeId: grant = '' } = place.params;
    const opened = await open(projectId, grant);
    if (!opened) return undefined;
    const { node, project, canvasVersion } = opened;
    if (!isDrawable(node)) return withHead(html, sharedHead(project.title, publicUrl));
    const version = JSON.stringify([place.path, canvasVersion, project.title]);
    return drawn(version, place, { node, project, signedIn: false, owner: false });
  };
}
