import { canvasStream } from '../canvas/canvas-stream.ts';
import { experimentKind } from '../experiment/experiment-kind.ts';
import { ideaStream } from '../idea/idea-stream.ts';
import { intakeKind } from '../intake/intake-kind.ts';
import { interviewKind } from '../interview/interview-kind.ts';
import { ledgerStream } from '../ledger/ledger-stream.ts';
import { pageKind } from '../page/page-kind.ts';
import { projectStream } from '../project/project-stream.ts';
import { reportKind } from '../report/report-kind.ts';
import { scenarioKind } from '../scenario/scenario-kind.ts';
import { surveyKind } from '../survey/survey-kind.ts';
import { teamKind } from '../team/team-kind.ts';
import { threadKind } from '../thread/thread-kind.ts';
import { vaultStream } from '../vault/vault-stream.ts';
import { type CommandType, isSentBy } from './command-type.ts';
import type { StreamKind } from './define-stream.ts';
import { type KindGate, type LazyKind, StreamKinds } from './lazy-kinds.ts';
import type { PersonalFields } from './personal-fields.ts';
import type { CausedBy } from './recorded-event.ts';

/** Kinds whose rules every page of a founder loads. A feature with a stream of its own adds one line here or below. */
const first = [
  ideaStream,
  vaultStream,
  projectStream,
  canvasStream,
  ledgerStream,
] as const satisfies readonly StreamKind[];

/** Kinds whose rules are loaded when they are needed (decision 0076). */
const late = [
  { ...experimentKind, fetch: async () => (await import('../experiment/experiment-stream.ts')).experimentStream },
  { ...interviewKind, fetch: async () => (await import('../interview/interview-stream.ts')).interviewStream },
  { ...pageKind, fetch: async () => (await import('../page/page-stream.ts')).pageStream },
  { ...intakeKind, fetch: async () => (await import('../intake/intake-stream.ts')).intakeStream },
  { ...surveyKind, fetch: async () => (await import('../survey/survey-stream.ts')).surveyStream },
  { ...scenarioKind, fetch: async () => (await import('../scenario/scenario-stream.ts')).scenarioStream },
  { ...teamKind, fetch: async () => (await import('../team/team-stream.ts')).teamStream },
  { ...reportKind, fetch: async () => (await import('../report/report-stream.ts')).reportStream },
  { ...threadKind, fetch: async () => (await import('../thread/thread-stream.ts')).threadStream },
] as const satisfies readonly LazyKind[];

/** The name of a kind of stream that founders have. */
export type KindName = (typeof first | typeof late)[number]['name'];

const kinds = new StreamKinds(first, late);

/** Gate at which code that loads streams into a page waits for their rules. */
export const kindGate: KindGate = kinds;

/**
 * The kind whose pattern the stream's name has, or undefined. Throws for a late kind whose rules are not here: whoever
 * brought the stream has not waited for them.
 */
export const kindOfStream = (stream: string): StreamKind | undefined => kinds.of(stream);

/** The name of that kind, whether or not its rules are here. */
export const kindNameOf = (stream: string): string | undefined => kinds.nameOf(stream);

/** The rules of a late kind have come, with a screen that issues its commands, or where all are wanted at once. */
export const registerStream = (kind: StreamKind): void => kinds.learn(kind);

/** Which fields of the data of a type of command or fact are about people, whatever its kind of stream. */
export function personalNamesOf(type: string): readonly string[] {
  const of = (names: PersonalFields['facts']) => (Object.hasOwn(names, type) ? (names[type] ?? []) : []);
  return kinds.personal.flatMap(({ facts, commands }) => [...of(facts), ...of(commands)]);
}

/** The type of command that a kind of stream, whichever, takes from somebody like this; undefined if none does. */
export function commandTypeOf(type: string, by: CausedBy['kind']): CommandType | undefined {
  const found = kinds.here.flatMap(({ commands }) => (Object.hasOwn(commands, type) ? (commands[type] ?? []) : []));
  return found.find((each) => isSentBy(each, by));
}

/** Versions that a stored copy of folded states depends on: each kind's name and the version of its fold. */
export function foldVersions(): Readonly<Record<string, number>> {
  return kinds.foldVersions();
}
