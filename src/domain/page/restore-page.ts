import { accept, type Decision, type Rejection, reject } from '../log/decision.ts';
import type { Json } from '../log/json.ts';
import { partOf } from '../log/parts.ts';
import { fact } from '../log/recorded-event.ts';
import { isOrderKey } from '../order/keys-between.ts';
import { mayHold } from './block-kinds.ts';
import { assignBlocks, bringBack, isCrowded, removeBlocks } from './block-rules.ts';
import { isWithin, liveBlock } from './block-tree.ts';
import { evolvePage } from './evolve-page.ts';
import { cleanValue, fieldOf, isText } from './field-rules.ts';
import { blockVersions, type FieldValue, type Page } from './page.ts';
import { pageCommands } from './page-commands.ts';
import type { PageFact } from './page-facts.ts';
import { addVersionB, setAsGiven, setPageRemoved } from './page-rules.ts';

type Wanted = Readonly<Record<string, Json>>;

/**
 * Leads fields to wanted values: the page's own first, then what comes back, where it lies and what it says, and at last
 * what goes. All of them, or none.
 */
export function restorePage(page: Page, wanted: Wanted): Decision<PageFact> {
  const draft = new Draft(page);
  const { settings, blocks } = bySubject(wanted);
  const ids = (removed: boolean): readonly string[] =>
    [...blocks].flatMap(([id, fields]) => (fields['removed'] === removed ? [id] : []));
  const reason =
    draft.settings(settings) ??
    draft.take(bringBack(draft.page, ids(false))) ??
    draft.places(blocks) ??
    draft.contents(blocks) ??
    draft.take(removeBlocks(draft.page, ids(true))) ??
    (isCrowded(draft.page, ids(false)) ? 'page-full' : undefined) ??
    draft.versionB(settings['hasVersionB'], false);
  return reason ? reject(reason) : accept(...draft.facts);
}

function bySubject(wanted: Wanted): { settings: Wanted; blocks: ReadonlyMap<string, Wanted> } {
  const settings: Record<string, Json> = {};
  const blocks = new Map<string, Record<string, Json>>();
  for (const [name, value] of Object.entries(wanted)) {
    const [subject, first = '', ...rest] = name.split(':');
    if (subject === 'page') settings[first] = value;
    else {
      const fields = blocks.get(first) ?? {};
      fields[rest.join(':')] = value;
      blocks.set(first, fields);
    }
  }
  return { settings, blocks };
}

/** A page with the facts that have been decided so far. */
class Draft {
  page: Page;
  readonly facts: PageFact[] = [];

  constructor(page: Page) {
    this.page = page;
  }

  take(decision: Decision<PageFact>): Rejection | undefined {
    if (decision.kind === 'rejected') return decision.reason;
    for (const each of decision.facts) {
      this.page = evolvePage(this.page, { ...each, at: this.page.changedAt }, '') ?? this.page;
      this.facts.push(each);
    }
    return undefined;
  }

  settings({ removed, hasVersionB, ...settings }: Wanted): Rejection | undefined {
    const data = pageCommands.SetPage.schema.safeParse(settings);
    if (!data.success) return 'invalid-data';
    const filed = typeof removed === 'boolean' ? this.take(setPageRemoved(this.page, removed)) : undefined;
    return filed ?? this.take(setAsGiven(this.page, data.data)) ?? this.versionB(hasVersionB, true);
  }

  /** Version B comes before what is to be in it, and goes after it. */
  versionB(wanted: Json | undefined, when: boolean): Rejection | undefined {
    if (wanted !== when || this.page.hasVersionB === when) return undefined;
    return this.take(when ? addVersionB(this.page) : accept(fact('VersionBRemoved', {})));
  }

  places(blocks: ReadonlyMap<string, Wanted>): Rejection | undefined {
    const moved: { id: string; parent: string | null; order: string }[] = [];
    for (const [id, { place }] of blocks) {
      if (place === undefined) continue;
      const to = placeIn(place);
      const block = partOf(this.page.blocks, id);
      if (!to || !block) return 'invalid-data';
      const holder = to.parent === null ? null : liveBlock(this.page, to.parent);
      if (holder === undefined) return 'block-missing';
      if (!mayHold(holder?.kind ?? null, block.kind)) return 'block-misplaced';
      if (isWithin(this.page, to.parent, new Set([id]))) return 'block-cycle';
      moved.push({ id, ...to });
    }
    return moved.length === 0 ? undefined : this.take(accept(fact('BlocksMoved', { blocks: moved })));
  }

  contents(blocks: ReadonlyMap<string, Wanted>): Rejection | undefined {
    for (const [id, { removed: _, place: __, in: version, ...fields }] of blocks) {
      if (version !== undefined) {
        const known = blockVersions.find((each) => each === version);
        const reason = known ? this.take(assignBlocks(this.page, { blocks: [id], in: known })) : 'invalid-data';
        if (reason) return reason;
      }
      for (const [name, value] of Object.entries(fields)) {
        const reason = this.field(id, name.slice('field:'.length), value as FieldValue);
        if (reason) return reason;
      }
    }
    return undefined;
  }

  field(id: string, name: string, value: FieldValue): Rejection | undefined {
    const block = liveBlock(this.page, id);
    if (!block) return 'block-missing';
    const field = fieldOf(block.kind, name);
    const cleaned = field && cleanValue(field, value);
    if (!field || cleaned === undefined) return 'invalid-data';
    const isEdited = isText(field) && typeof cleaned === 'string';
    return this.take(
      accept(
        isEdited
          ? fact('BlockTextEdited', { block: id, field: name, text: cleaned })
          : fact('BlockSet', { block: id, field: name, value: cleaned }),
      ),
    );
  }
}

function placeIn(value: Json): { readonly parent: string | null; readonly order: string } | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { parent, order } = value as Readonly<Record<string, Json>>;
  const isParent = parent === null || typeof parent === 'string';
  return isParent && typeof order === 'string' && isOrderKey(order) ? { parent, order } : undefined;
}
