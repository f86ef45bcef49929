import { accessedBy } from '../log/accessed-by.ts';
import type { Command } from '../log/command.ts';
import { decideCommand } from '../log/decide-command.ts';
import { noReads } from '../log/reads.ts';
import { applyCommand } from '../replica/apply-command.ts';
import { blockersOf } from './blockers-of.ts';
import type { Canvas } from './canvas.ts';
import type { CanvasCommand } from './canvas-commands.ts';

type Ids = readonly string[];

/** A command that has to run before. */
export type Clearing = Extract<CanvasCommand, { type: 'RestoreNodes' | 'LockNodes' }>;

/**
 * Returns the commands that would restore and unlock parts so that the given commands, one after the other, take effect
 * on a canvas; empty if nothing blocks them, or if they are blocked for another reason.
 */
export function unblock(canvas: Canvas, commands: readonly Command[]): readonly Clearing[] {
  const back = new Set<string>();
  const open = new Set<string>();
  let draft: unknown = canvas;
  const apply = (command: Command) => {
    draft = applyCommand(draft, command, noReads);
  };
  for (const command of commands) {
    const clear = (type: Clearing['type'], ids: Ids, into: Set<string>): boolean => {
      const fresh = ids.filter((id) => !into.has(id));
      for (const id of fresh) into.add(id);
      const data = type === 'LockNodes' ? { ids: fresh, locked: false } : { ids: fresh };
      if (fresh.length > 0) apply({ ...command, type, data });
      return fresh.length > 0;
    };
    for (let isCleared = true; isCleared; ) {
      const decision = decideCommand(draft, command);
      if (decision.kind === 'accepted') break;
      const { removed, locked } = blockersOf(draft as Canvas, accessedBy(command, 'requires'));
      if (decision.reason === 'node-locked') isCleared = clear('LockNodes', locked, open);
      else if (absences.includes(decision.reason)) isCleared = clear('RestoreNodes', removed, back);
      else isCleared = false;
    }
    apply(command);
  }
  return [
    ...(back.size > 0 ? [{ type: 'RestoreNodes', data: { ids: [...back] } } as const] : []),
    ...(open.size > 0 ? [{ type: 'LockNodes', data: { ids: [...open], locked: false } } as const] : []),
  ];
}

const absences: readonly string[] = ['node-missing', 'end-missing'];
