import type { OutboxEntry } from '../replica/stored-command.ts';
import type { CanvasCommandData } from './canvas-commands.ts';

/** Text that was written on one part. */
export interface WrittenText {
  /** Id of the part. */
  readonly id: string;
  readonly text: string;
  /** The part's text when the edit began. */
  readonly base: string | undefined;
}

/**
 * Returns the texts that consecutive commands write on the parts of a canvas, in their order. A text that builds on an
 * earlier one replaces it and keeps the base of the first.
 */
export function writtenTextsOf(entries: readonly OutboxEntry[]): readonly WrittenText[] {
  const all: (WrittenText & { readonly by: string })[] = [];
  for (const { command, dependsOn = [] } of entries)
    for (const { id, text, base } of written(command)) {
      const before = all.findLast((each) => each.id === id);
      const isUpon = before && (before.text === base || dependsOn.includes(before.by));
      if (isUpon) all.splice(all.indexOf(before), 1);
      all.push({ id, text, base: isUpon ? before.base : base, by: command.id });
    }
  return all.map(({ by: _, ...words }) => words);
}

interface Written {
  readonly id: string;
  readonly text: string;
  readonly base?: string | undefined;
}

function written({ type, data }: OutboxEntry['command']): readonly Written[] {
  if (type === 'EditText') return [data as CanvasCommandData<'EditText'>];
  if (type !== 'PlaceNodes' && type !== 'ConnectNodes') return [];
  const { nodes = [], edges = [] } = data as Partial<CanvasCommandData<'PlaceNodes'>>;
  return [...nodes, ...edges].flatMap(({ id, text }) => (text ? [{ id, text, base: '' }] : []));
}
