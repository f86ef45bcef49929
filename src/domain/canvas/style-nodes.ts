import { accept, type Decision, reject } from '../log/decision.ts';
import { fact } from '../log/recorded-event.ts';
import type { Canvas } from './canvas.ts';
import type { CanvasCommandData } from './canvas-commands.ts';
import type { CanvasFact, PartStyle } from './canvas-facts.ts';
import { type CanvasPart, isEdge } from './live-parts.ts';
import { partsFor } from './targets.ts';

export function styleNodes(canvas: Canvas, { ids, style }: CanvasCommandData<'StyleNodes'>): Decision<CanvasFact> {
  const parts = partsFor(canvas, ids, 'restyle');
  if (typeof parts === 'string') return reject(parts);
  return styleFact(parts.map((part) => [part, style]));
}

/** Gives each part what fits it of what is wanted and differs, those that get the same together. */
export function styleFact(wanted: readonly (readonly [CanvasPart, Wanted])[]): Decision<CanvasFact> {
  const byStyle = new Map<string, { readonly ids: string[]; readonly style: PartStyle }>();
  for (const [part, style] of wanted) {
    const names: readonly string[] = fittingNames(part);
    const changed = Object.entries(style).filter(
      ([name, value]) => names.includes(name) && value !== undefined && value !== part[name as keyof CanvasPart],
    );
    if (changed.length === 0) continue;
    const key = JSON.stringify(changed);
    const same = byStyle.get(key) ?? { ids: [] as string[], style: Object.fromEntries(changed) };
    same.ids.push(part.id);
    byStyle.set(key, same);
  }
  return byStyle.size === 0 ? accept() : accept(fact('NodesStyled', { styles: [...byStyle.values()] }));
}

type Wanted = { readonly [T in keyof PartStyle]?: PartStyle[T] | undefined };

function fittingNames(part: CanvasPart): readonly string[] {
  if (isEdge(part)) return ['route', 'heads'];
  return part.kind === 'group' || part.kind === 'image' || part.kind === 'drawing'
    ? []
    : ['fill', 'textSize', 'textAlign'];
}
