import { buildPath } from '#domain/routes/build-path.ts';
import type { Location } from '#domain/routes/routes.ts';
import { isDrawable } from '#domain/sharing/is-drawable.ts';
import type { SharedNode, SharedPageData } from '#domain/sharing/shared-node.ts';
import type { Clock } from '../http/clock.ts';
import { limitConcurrency } from '../http/limit-concurrency.ts';
import type { OpenShare } from '../sharing/open-share.ts';
import { dataBlock } from './data-block.ts';
import { drawnPage, pageToDrawIn } from './drawn-page.ts';
import { keepPages } from './keep-pages.ts';
import { withHead } from './page-head.ts';
import type { RenderPublic } from './public-pages.ts';
import { deadLinkHead, sharedHead } from './shared-head.ts';

export interface SharedPagesDeps {
  /** The page of the product, its root still empty. */
  readonly html: string;
  readonly render: RenderPublic;
  readonly open: OpenShare;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly preRelease: boolean;
}

/** A whole HTML page with its status: 404 when the link opens nothing. */
export interface SharedPage {
  readonly status: 200 | 404;
  readonly html: string;
}

/** Each has up to some megabytes. */
const keptAtMost = 20;
const drawnAtOnce = 2;

/**
 * The page behind a link, which can be read before any script runs. Every link that opens nothing has the same page, but
 * for its own address. Opened anew each time, since a revoked link is dead at once; drawn once a minute while the canvas stays as it is. What
 * would take long to draw is left to the browser. It knows of no session: who looks is found out by the browser.
 */
export function createSharedPages({ html, render, open, clock, publicUrl, preRelease }: SharedPagesDeps) {
  const empty = pageToDrawIn(html);
  const inTurn = limitConcurrency(drawnAtOnce);
  const draw = async (_version: string, place: Location, shared: SharedNode): Promise<string> => {
    const markup = await inTurn(() => render({ place, isOpen: !preRelease, shared }));
    return filled(place, headOf(place, shared.project.title, true), markup, { shared });
  };
  const drawn = keepPages(clock, draw, keptAtMost);
  const drawDead = once((place: Location) => render({ place, isOpen: !preRelease, shared: null }));
  return async (place: Location): Promise<SharedPage> => {
    const { projectId = '', nodeId: grant = '' } = place.params;
    const opened = await open(projectId, grant);
    if (!opened) return { status: 404, html: filled(place, deadLinkHead, await drawDead(place), { shared: null }) };
    const { node, project, canvasVersion } = opened;
    if (!isDrawable(node)) return { status: 200, html: withHead(html, headOf(place, project.title, false)) };
    const version = JSON.stringify([place.path, canvasVersion, project.title]);
    return { status: 200, html: await drawn(version, place, { node, project, signedIn: false, owner: false }) };
  };

  function headOf({ params: { projectId = '', nodeId = '' } }: Location, title: string, hasImage: boolean): string {
    const path = buildPath({ name: 'shared', params: { projectId, nodeId } });
    return sharedHead({ title, path, hasImage }, publicUrl);
  }

  function filled({ path }: Location, head: string, markup: string, data: SharedPageData): string {
    return drawnPage(withHead(empty, head), path, markup, dataBlock('application/json', { path, data }, 'page-data'));
  }
}

/** Draws at the first call and remembers the markup; what failed is tried again. */
function once(draw: (place: Location) => Promise<string>): (place: Location) => Promise<string> {
  let markup: Promise<string> | undefined;
  return (place) => {
    markup ??= draw(place).catch((error: unknown) => {
      markup = undefined;
      throw error;
    });
    return markup;
  };
}
