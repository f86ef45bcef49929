import type { Canvas } from '#domain/canvas/canvas.ts';
import { canvasStream } from '#domain/canvas/canvas-stream.ts';
import type { Command } from '#domain/log/command.ts';
import { decideCommand } from '#domain/log/decide-command.ts';
import type { JsonObject } from '#domain/log/json.ts';
import { eachPart } from '#domain/log/parts.ts';
import { changesBetween } from '#domain/undo/changes-between.ts';
import type { ModelCommand, ModelPart } from './canvas-model.ts';

const stream = 'canvas-00000000-0000-4000-8000-0000000000ca';
const at = '2026-01-01T00:00:00.000Z';

interface Step {
  readonly id: string;
  readonly before: Canvas | undefined;
  readonly after: Canvas | undefined;
}

/** The product's canvas, driven by the model's commands. */
export class ProductCanvas {
  canvas: Canvas | undefined;
  readonly #steps: Step[] = [];

  /** Undefined if it was accepted, or the reason. */
  take(type: string, data: JsonObject): string | undefined {
    const id = `c${this.#steps.length}`;
    const command: Command = { id, type, stream, data, at };
    const decision = decideCommand(this.canvas, command);
    if (decision.kind === 'rejected') return decision.reason;
    const before = this.canvas;
    for (const fact of decision.facts)
      this.canvas = canvasStream.evolve(this.canvas, { ...fact, at }, stream) as Canvas;
    this.#steps.push({ id, before, after: this.canvas });
    return undefined;
  }

  apply(command: ModelCommand): string | undefined {
    return this.take(...messageOf(command));
  }

  /** Takes back the step of that number; redoes it if the step took something back itself. */
  undo(n: number): string | undefined {
    const step = this.#steps[n];
    if (!step) throw new Error(`there is no step ${n}`);
    const fields = changesBetween(stream, step.before, step.after) ?? {};
    return this.take('UndoChange', { undoes: step.id, fields: fields as unknown as JsonObject });
  }

  get stepCount(): number {
    return this.#steps.length;
  }

  /** By id. */
  parts(): readonly ModelPart[] {
    const nodes = [...eachPart(this.canvas?.nodes ?? {})].map(
      ({ id, kind, x, y, fill, parent, locked, removed }): ModelPart => ({
        ...{ id, kind: kind as ModelPart['kind'], x, y, fill, parent, locked, removed, ends: null, heads: '' },
      }),
    );
    const nodeOf = (end: object): string => ('node' in end ? String(end.node) : '');
    const edges = [...eachPart(this.canvas?.edges ?? {})].map(
      ({ id, from, to, locked, removed, heads }): ModelPart => ({
        ...{ id, kind: 'edge', x: 0, y: 0, fill: '', parent: null, locked, removed },
        ...{ ends: [nodeOf(from), nodeOf(to)], heads },
      }),
    );
    return [...nodes, ...edges].sort(byId);
  }
}

export const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1);

const size = { width: 100, height: 100 };

function messageOf(command: ModelCommand): readonly [type: string, data: JsonObject] {
  const { do: _, ...data } = command;
  switch (command.do) {
    case 'place':
      return [
        'PlaceNodes',
        {
          nodes: command.parts.flatMap(({ ends, heads: _, ...node }) => (ends ? [] : [{ ...node, ...size }])),
          edges: command.parts.flatMap(({ id, ends, heads, locked }) =>
            ends ? [{ id, from: end(ends[0]), to: end(ends[1]), heads, locked }] : [],
          ),
        },
      ];
    case 'group':
      return ['GroupNodes', data];
    case 'reparent':
      return ['ReparentNodes', data];
    case 'lock':
      return ['LockNodes', data];
    case 'remove':
      return ['RemoveNodes', data];
    case 'restore':
      return ['RestoreNodes', data];
    case 'move':
      return ['MoveNodes', { nodes: [{ id: command.id, x: command.x, y: command.y }] }];
    case 'style':
      return ['StyleNodes', { ids: command.ids, style: { fill: command.fill, heads: command.heads } }];
  }
}

const end = (node: string): JsonObject => ({ node, side: 'auto' });
