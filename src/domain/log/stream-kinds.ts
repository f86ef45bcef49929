import { canvasStream } from '../canvas/canvas-stream.ts';
import { experimentStream } from '../experiment/experiment-stream.ts';
import { ideaStream } from '../idea/idea-stream.ts';
import { interviewStream } from '../interview/interview-stream.ts';
import { ledgerStream } from '../ledger/ledger-stream.ts';
import { projectStream } from '../project/project-stream.ts';
import { vaultStream } from '../vault/vault-stream.ts';
import type { CommandType } from './command-type.ts';
import type { StreamKind } from './define-stream.ts';
import type { PersonalFields } from './personal-fields.ts';
import type { CausedBy } from './recorded-event.ts';

/** Every kind of stream there is. A feature with a stream of its own adds one line. */
const kinds: readonly StreamKind[] = [
  ideaStream,
  vaultStream,
  projectStream,
  canvasStream,
  ledgerStream,
  experimentStream,
  interviewStream,
];

/** The kind whose pattern the stream's name has, or undefined. */
export function kindOfStream(stream: string): StreamKind | undefined {
  // Asked for every stream of a workspace when that is opened, so nothing is made for an answer.
  for (const kind of kinds) if (kind.pattern.test(stream)) return kind;
  return undefined;
}

/** Which fields of the data of a type of command or fact are about people, whatever its kind of stream. */
export function personalNamesOf(type: string): readonly string[] {
  const of = (names: PersonalFields['facts']) => (Object.hasOwn(names, type) ? (names[type] ?? []) : []);
  return kinds.flatMap(({ personal }) => (personal ? [...of(personal.facts), ...of(personal.commands)] : []));
}

/** The type of command that a kind of stream, whichever, takes from somebody like this; undefined where none does. */
export function commandTypeOf(type: string, by: CausedBy['kind']): CommandType | undefined {
  const kind = kinds.find(({ commands }) => Object.hasOwn(commands, type) && (commands[type]?.by ?? 'founder') === by);
  return kind?.commands[type];
}

/** What a kept copy of folded states depends on: each kind's name and the version of its fold. */
export function foldVersions(): Readonly<Record<string, number>> {
  return Object.fromEntries(kinds.map(({ name, foldVersion }) => [name, foldVersion]));
}
