import type { Command } from '#domain/log/command.ts';
import type { JsonObject } from '#domain/log/json.ts';
import type { Dice } from './dice.ts';

/** State that the founder sees while issuing. */
export interface View {
  shown(stream: string): unknown;
}

export type Issued = Pick<Command, 'type' | 'stream' | 'data'>;

export interface CommandKind {
  /** How often, against the others. */
  readonly weight: number;
  /** Chooses all that is a matter of chance, so that the command can be written down. */
  roll(dice: Dice): JsonObject;
  /** Null where what is seen does not allow it. */
  draft(rolled: never, view: View): Issued | null;
}

export const uuid = (n: number, group: number): string =>
  `00000000-0000-4000-800${group}-${String(n).padStart(12, '0')}`;

export const canvasOf = (n: number): string => `canvas-${uuid(n, 2)}`;

export const simply = (type: string, stream: string, data: JsonObject = {}): Issued => ({ type, stream, data });
