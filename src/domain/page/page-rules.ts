import { accept, type Decision, reject } from '../log/decision.ts';
import { eachPart } from '../log/parts.ts';
import { fact } from '../log/recorded-event.ts';
import { sameJson } from '../log/same-json.ts';
import { oneLine } from '../text/one-line.ts';
import { newBlocks } from './block-rules.ts';
import { withContents } from './block-tree.ts';
import { emptyPage } from './evolve-page.ts';
import { defaultPalette, type Page, type PageSettings, pageLimits } from './page.ts';
import type { PageCommandData } from './page-commands.ts';
import type { PageFact } from './page-facts.ts';
import { isSlug, slugOf } from './slug-of.ts';
import { firstPaletteOf } from './themes.ts';

export function createPage({ projectId, title: raw, template }: PageCommandData<'CreatePage'>): Decision<PageFact> {
  const title = oneLine(raw);
  if (title === '') return reject('title-empty');
  if (title.length > pageLimits.title) return reject('title-too-long');
  const blocks = newBlocks(emptyPage, template?.blocks ?? []);
  if (typeof blocks === 'string') return reject(blocks);
  const settings: PageSettings = {
    slug: slugOf(title),
    title,
    description: '',
    palette: defaultPalette,
    font: 'grotesque',
    image: null,
    goal: 'sign-up',
    isListed: false,
  };
  return accept(
    fact('PageCreated', { ...settings, projectId, blocks: blocks.map(({ removed: _, ...block }) => block) }),
  );
}

/** A theme comes with its colors, and a page that leaves it goes back to the usual ones, unless others are given with it. */
export function setPage(page: Page, data: PageCommandData<'SetPage'>): Decision<PageFact> {
  const { theme, palette } = data;
  if (theme === undefined || palette !== undefined || theme === (page.theme ?? null)) return setAsGiven(page, data);
  return setAsGiven(page, { ...data, palette: theme === null ? defaultPalette : firstPaletteOf(theme) });
}

/** Exactly what is given, as an undo gives it. */
export function setAsGiven(page: Page, data: PageCommandData<'SetPage'>): Decision<PageFact> {
  const { slug, title, description, ...rest } = data;
  if (slug !== undefined && slug !== '' && !isSlug(slug)) return reject('slug-invalid');
  const named = title === undefined ? undefined : oneLine(title);
  if (named === '') return reject('title-empty');
  if (named !== undefined && named.length > pageLimits.title) return reject('title-too-long');
  const wanted = {
    ...rest,
    ...(slug === undefined ? {} : { slug }),
    ...(named === undefined ? {} : { title: named }),
    ...(description === undefined ? {} : { description: oneLine(description) }),
  };
  const changed = Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => !sameJson(page[name as keyof PageSettings], value)),
  );
  return Object.keys(changed).length === 0 ? accept() : accept(fact('PageSet', changed));
}

/** Version B begins as the page is; what differs is placed in one of them alone. */
export const addVersionB = (page: Page): Decision<PageFact> =>
  page.hasVersionB ? accept() : accept(fact('VersionBAdded', {}));

/**
 * Removes the blocks that only version B shows, with everything inside them; blocks that only A shows are for everybody
 * again.
 */
export function removeVersionB(page: Page): Decision<PageFact> {
  if (!page.hasVersionB) return accept();
  const live = [...eachPart(page.blocks)].filter(({ removed }) => !removed);
  const idsIn = (version: 'a' | 'b') => live.filter((block) => block.in === version).map(({ id }) => id);
  const gone = withContents(page, idsIn('b')).map(({ id }) => id);
  const staying = idsIn('a').filter((id) => !gone.includes(id));
  const facts: PageFact[] = [];
  if (gone.length > 0) facts.push(fact('BlocksRemoved', { blocks: gone }));
  if (staying.length > 0) facts.push(fact('BlocksAssigned', { blocks: staying, in: 'both' as const }));
  return accept(...facts, fact('VersionBRemoved', {}));
}

/** Removes or restores a page. A removed page is off the web, and comes back unpublished. */
export function setPageRemoved(page: Page, removed: boolean): Decision<PageFact> {
  if (page.removed === removed) return accept();
  if (!removed) return accept(fact('PageRestored', {}));
  const gone = fact('PageRemoved', {});
  return page.isLive ? accept<PageFact>(fact('PageUnpublished', {}), gone) : accept(gone);
}
