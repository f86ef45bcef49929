import { ignoreUnknown } from '../log/define-stream.ts';
import { evolveMoments } from '../log/name-moment.ts';
import { partOf, withParts } from '../log/parts.ts';
import type { Dated } from '../log/recorded-event.ts';
import { type Block, defaultPalette, type FieldValue, type Page, pageIdOf } from './page.ts';
import type { PageFact } from './page-facts.ts';
import { takenAlongBy } from './written-for.ts';

type PagePublished = Extract<PageFact, { readonly type: 'PagePublished' }>;

/** A page before anything is known of it. */
export const emptyPage: Page = {
  id: '',
  projectId: '',
  slug: '',
  title: '',
  description: '',
  palette: defaultPalette,
  font: 'grotesque',
  image: null,
  goal: 'sign-up',
  isListed: false,
  theme: null,
  language: null,
  blocks: {},
  blockCount: 0,
  hasVersionB: false,
  published: [],
  isLive: false,
  removed: false,
  moments: [],
  createdAt: '',
  changedAt: '',
};

/** Folds one fact into a page. Facts of other kinds, and facts before the beginning, change nothing. */
export function evolvePage(before: Page | undefined, fact: Dated<PageFact>, stream: string): Page | undefined {
  if (!before) {
    if (fact.type !== 'PageCreated') return undefined;
    const { blocks, ...settings } = fact.data;
    const page = { ...emptyPage, ...settings, id: pageIdOf(stream), createdAt: fact.at, changedAt: fact.at };
    return placed(page, blocks);
  }
  if (fact.type === 'MomentNamed') return { ...before, moments: evolveMoments(before.moments, fact.data) };
  return evolve({ ...before, changedAt: fact.at }, fact, before);
}

function evolve(page: Page, fact: Exclude<Dated<PageFact>, { type: 'MomentNamed' }>, before: Page): Page {
  switch (fact.type) {
    case 'BlocksPlaced':
      return placed(page, fact.data.blocks);
    case 'BlocksMoved':
      return changed(page, fact.data.blocks);
    case 'BlockSet':
      return withField(page, fact.data.block, fact.data.field, fact.data.value);
    case 'BlockTextEdited':
      return withField(page, fact.data.block, fact.data.field, fact.data.text);
    case 'BlocksRemoved':
      return filed(page, fact.data.blocks, true);
    case 'BlocksRestored':
      return filed(page, fact.data.blocks, false);
    case 'BlocksAssigned':
      return changed(
        page,
        fact.data.blocks.map((id) => ({ id, in: fact.data.in })),
      );
    case 'PageSet':
      return { ...page, ...fact.data };
    case 'VersionBAdded':
      return { ...page, hasVersionB: true };
    case 'VersionBRemoved':
      return { ...page, hasVersionB: false };
    case 'PagePublished':
      return published(page, fact);
    case 'PageUnpublished':
      return { ...page, isLive: false };
    case 'PageReassigned':
      return { ...page, projectId: fact.data.projectId, takenAlong: takenAlongBy(page, fact.data.decisionId) };
    case 'PageRemoved':
      return { ...page, removed: true };
    case 'PageRestored':
      return { ...page, removed: false };
    case 'PageCreated':
      return before;
    default:
      return ignoreUnknown(fact, before);
  }
}

/** Records a published version without a change to the page being edited. */
function published(page: Page, { data, at, recordedAt = at, version: own = 0 }: Dated<PagePublished>): Page {
  const { streamVersion = own, ...version } = data;
  return { ...page, isLive: true, published: [...page.published, { ...version, streamVersion, at: recordedAt }] };
}

const placed = (page: Page, blocks: readonly Omit<Block, 'removed'>[]): Page => ({
  ...page,
  blocks: withParts(
    page.blocks,
    blocks.map((block) => ({ ...block, removed: false })),
  ),
  blockCount: page.blockCount + blocks.length,
});

function changed(page: Page, changes: readonly (Partial<Block> & { readonly id: string })[]): Page {
  const blocks = changes.flatMap((change) => {
    const block = partOf(page.blocks, change.id);
    return block ? [{ ...block, ...change }] : [];
  });
  return { ...page, blocks: withParts(page.blocks, blocks) };
}

function withField(page: Page, id: string, field: string, value: FieldValue): Page {
  const block = partOf(page.blocks, id);
  return block ? changed(page, [{ id, fields: { ...block.fields, [field]: value } }]) : page;
}

const filed = (page: Page, ids: readonly string[], removed: boolean): Page => ({
  ...changed(
    page,
    ids.map((id) => ({ id, removed })),
  ),
  blockCount: page.blockCount + (removed ? -1 : 1) * ids.length,
});
