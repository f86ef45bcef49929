import type { OutboxEntry } from '../replica/stored-command.ts';
import type { CanvasCommandData } from './canvas-commands.ts';

/** What was written upon one part. */
export interface WrittenWords {
  /** Of the part. */
  readonly id: string;
  readonly text: string;
  /** What was there when it was begun. */
  readonly base: string | undefined;
}

/**
 * What commands that follow each other want to be written upon the parts of a canvas, in their order: words that were
 * written upon earlier ones stand for those too, with the base of the first.
 */
export function wordsOf(entries: readonly OutboxEntry[]): readonly WrittenWords[] {
  const all: (WrittenWords & { readonly by: string })[] = [];
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
