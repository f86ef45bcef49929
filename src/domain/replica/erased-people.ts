import type { Command } from '../log/command.ts';
import { personalKinds } from '../log/is-personal-stream.ts';
import type { RecordedEvent } from '../log/recorded-event.ts';
import { kindOfStream } from '../log/stream-kinds.ts';
import type { ConfirmedStreams } from './confirmed-streams.ts';
import { commandAfter, type Erasure, erasureOf } from './erasure.ts';
import type { PendingQueues } from './pending-queues.ts';
import type { RejectedCommands } from './rejected-commands.ts';

/** Knows who was erased, so that commands that wait or were rejected say nothing about them any more. */
export class ErasedPeople {
  readonly #confirmed: ConfirmedStreams;
  readonly #holders: readonly Pick<PendingQueues | RejectedCommands, 'reword'>[];

  /** `holders` have commands. */
  constructor(confirmed: ConfirmedStreams, holders: readonly Pick<PendingQueues | RejectedCommands, 'reword'>[]) {
    this.#confirmed = confirmed;
    this.#holders = holders;
  }

  /** Everybody who was erased, so far as the facts say. */
  all(): readonly Erasure[] {
    const streams = personalKinds.flatMap((kind) => [...this.#confirmed.namesOf(kind)]);
    return streams.flatMap((stream) => this.#of(stream) ?? []);
  }

  /** Facts were folded; the answer is whom they have erased. */
  learn(facts: readonly RecordedEvent[]): readonly Erasure[] {
    const erasing = facts.filter(({ stream, type }) => kindOfStream(stream)?.personal?.erasedBy === type);
    const erased = erasing.flatMap(({ stream }) => this.#of(stream) ?? []);
    for (const erasure of erased) {
      for (const holder of this.#holders) holder.reword(erasure.stream, (command) => commandAfter(erasure, command));
    }
    return erased;
  }

  /** A command as it may be kept. */
  wordless(command: Command): Command {
    const erasure = this.#of(command.stream);
    return erasure ? commandAfter(erasure, command) : command;
  }

  #of(stream: string): Erasure | undefined {
    return erasureOf(stream, this.#confirmed.state(stream));
  }
}
