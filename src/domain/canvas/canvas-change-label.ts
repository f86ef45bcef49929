import type { Command } from '../log/command.ts';
import type { Json } from '../log/json.ts';
import { canvasStreamOf } from './canvas.ts';
import { type CanvasCommandType, canvasCommands } from './canvas-commands.ts';
import { partsLabel, placedLabel } from './command-labels.ts';

type Data = Command['data'];
type CommandDraft = Pick<Command, 'type' | 'stream' | 'data'>;

const label = (type: CanvasCommandType, data: Data): string => canvasCommands[type].label(data, 'a canvas');

/** Describes the commands of one change of a canvas; undefined if no one label fits them all. */
export function canvasChangeLabel(commands: readonly CommandDraft[]): string | undefined {
  const [first] = commands;
  if (!first?.stream.startsWith(canvasStreamOf(''))) return undefined;
  if (commands.some(({ stream }) => stream !== first.stream)) return undefined;
  const types = new Set(commands.map(({ type }) => type));
  const data = (type: CanvasCommandType) => merged(commands.filter((each) => each.type === type));
  const only = (...of: readonly CanvasCommandType[]) => [...types].every((type) => of.some((each) => each === type));
  if (only('PlaceNodes', 'ConnectNodes') && types.size === 2) return placedLabel(merged(commands));
  if (types.has('MoveNodes') && only('MoveNodes', 'ReparentNodes')) return label('MoveNodes', data('MoveNodes'));
  for (const type of ['PlaceNodes', 'ResizeNodes'] as const)
    if (types.has(type) && only(type, 'ReparentNodes')) return label(type, data(type));
  if (types.has('EditText') && only('RestoreNodes', 'EditText', 'ResizeNodes'))
    return label('EditText', data('EditText'));
  if (types.size === 2 && only('ReparentNodes', 'RemoveNodes')) return `Ungroup ${partsLabel(data('ReparentNodes'))}`;
  const isKnown = types.size === 1 && Object.hasOwn(canvasCommands, first.type) && !shared.has(first.type);
  return isKnown ? label(first.type as CanvasCommandType, merged(commands)) : undefined;
}

/** Told with the name of the canvas, as of any stream. */
const shared: ReadonlySet<string> = new Set(['NameMoment', 'UndoChange']);

/** The data of commands as if one had brought all: lists joined, and of all else the last. */
function merged(commands: readonly CommandDraft[]): Data {
  const all: Record<string, Json | undefined> = {};
  for (const { data } of commands) {
    for (const [name, value] of Object.entries(data)) {
      const before = all[name];
      all[name] = Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value;
    }
  }
  return all;
}
