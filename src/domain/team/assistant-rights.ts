import type { CommandEnvelope } from '../log/command-envelope.ts';

type Data = Readonly<Record<string, unknown>>;

/** The commands by which an assistant prepares work. Whoever adds one says here what of its data would settle something. */
const prepares: Readonly<Record<string, (data: Data) => boolean>> = {
  CaptureIdea: () => true,
  PlaceNodes: () => true,
  /** Nothing that evidence was carried to, and nothing in the place of what was tested. */
  StateAssumption: ({ carriedFrom, successorOf }) => carriedFrom === undefined && successorOf === undefined,
  /** The prediction is a person’s own. */
  DesignExperiment: ({ prediction, expected, sample }) =>
    (prediction ?? null) === null && (expected ?? null) === null && sample !== true,
  /** An interview of a test is counted by its answer. */
  LogInterview: ({ experimentId, answer }) => experimentId === undefined && answer === 'unclear',
  ProposeQuote: () => true,
  RecordEvidence: ({ weight }) => weight === 0,
};

/**
 * Whether an assistant may send a command, whatever it was told to do: nothing that locks, publishes, shares, decides, erases,
 * mails, invites or weighs.
 */
export function isForAssistants({ type, data }: Pick<CommandEnvelope, 'type' | 'data'>): boolean {
  const may = Object.hasOwn(prepares, type) ? prepares[type] : undefined;
  return may !== undefined && typeof data === 'object' && data !== null && !Array.isArray(data) && may(data as Data);
}
