/**
 * A log and the tabs that read it, for ideas that have a title and can be archived. What a tab shows is worked out anew each
 * time: the facts that it has read, then its waiting commands in their order. Written from `docs/sync.md`.
 */

export interface ToyCommand {
  readonly id: string;
  readonly idea: number;
  readonly type: 'CaptureIdea' | 'RenameIdea' | 'ArchiveIdea' | 'RestoreIdea';
  readonly title: string;
}
export interface ToyIdea {
  readonly title: string;
  readonly archived: boolean;
}
interface ToyFact {
  readonly commandId: string;
  readonly idea: number;
  readonly makes: ToyIdea;
}
/** The facts' places in the log, or why there are none. */
export type Answer = { readonly id: string } & ({ readonly places: readonly number[] } | { readonly reason: string });

/** Returns the idea after the command, the same if nothing changes, or the reason against it. */
function decided(idea: ToyIdea | undefined, { type, title }: ToyCommand): ToyIdea | string {
  if (type === 'CaptureIdea') return idea ? 'idea-exists' : title === '' ? 'title-empty' : { title, archived: false };
  if (!idea) return 'not-found';
  if (type === 'RenameIdea') return title === '' ? 'title-empty' : title === idea.title ? idea : { ...idea, title };
  const archived = type === 'ArchiveIdea';
  return archived === idea.archived ? idea : { ...idea, archived };
}

export class ToyServer {
  readonly facts: ToyFact[] = [];
  readonly #answers = new Map<string, Answer>();

  idea(n: number, until = this.facts.length): ToyIdea | undefined {
    return this.facts.slice(0, until).findLast(({ idea }) => idea === n)?.makes;
  }

  /** The same command again gets the same answer. */
  take(command: ToyCommand): Answer {
    const known = this.#answers.get(command.id);
    if (known) return known;
    const before = this.idea(command.idea);
    const after = decided(before, command);
    const isFact = typeof after === 'object' && after !== before;
    if (isFact) this.facts.push({ commandId: command.id, idea: command.idea, makes: after });
    const answer: Answer =
      typeof after === 'string'
        ? { id: command.id, reason: after }
        : { id: command.id, places: isFact ? [this.facts.length] : [] };
    this.#answers.set(command.id, answer);
    return answer;
  }
}

interface Waiting {
  readonly command: ToyCommand;
  /** Its place in the outbox; infinite until it is stored. */
  readonly seq: number;
  readonly isAccepted: boolean;
  /** Which was heard of how late. */
  readonly heard: number;
}

export class ToyTab {
  readonly #server: ToyServer;
  read = 0;
  rejected = new Map<string, string>();
  #waiting: readonly Waiting[] = [];
  readonly #heard = new Map<string, string | null>();
  readonly #given = new Set<string>();
  #count = 0;

  constructor(server: ToyServer) {
    this.#server = server;
  }

  /** In the order of the outbox, what has no place last. */
  get waiting(): readonly Waiting[] {
    return this.#waiting.toSorted((a, b) => (a.seq === b.seq ? 0 : a.seq < b.seq ? -1 : 1));
  }

  /** Commands that are still to be sent. */
  get unsent(): readonly ToyCommand[] {
    return this.waiting.flatMap(({ command, isAccepted }) => (isAccepted ? [] : [command]));
  }

  shown(n: number): ToyIdea | undefined {
    let idea = this.#server.idea(n, this.read);
    for (const { command } of this.waiting) {
      const next = command.idea === n ? decided(idea, command) : idea;
      if (typeof next === 'object') idea = next;
    }
    return idea;
  }

  enqueue(command: ToyCommand, seq = Number.POSITIVE_INFINITY): void {
    const { id } = command;
    if (this.#find(id) || this.rejected.has(id) || this.#given.has(id)) return;
    const answer = this.#heard.get(id);
    if (answer) this.rejected.set(id, answer);
    if (answer === undefined)
      this.#waiting = [...this.#waiting, { command, seq, isAccepted: false, heard: this.#count++ }];
  }

  stored(id: string, seq: number): void {
    this.#change(id, { seq });
  }

  answer(answers: readonly Answer[]): 'complete' | 'behind' {
    for (const answer of answers) {
      const isRejected = 'reason' in answer;
      this.#heard.set(answer.id, isRejected ? answer.reason : null);
      if (!this.#find(answer.id)) continue;
      if (isRejected) this.rejected.set(answer.id, answer.reason);
      if (isRejected || answer.places.length === 0) this.#drop(answer.id);
      else this.#change(answer.id, { isAccepted: true });
    }
    const places = answers.flatMap((answer) => ('places' in answer ? answer.places : []));
    return this.receive(places.toSorted((a, b) => a - b));
  }

  /** Facts by their places. None is passed over. */
  receive(places: readonly number[]): 'complete' | 'behind' {
    for (const place of places) {
      if (place > this.read + 1) return 'behind';
      this.read = Math.max(this.read, place);
      this.#drop(this.#server.facts[place - 1]?.commandId ?? '');
    }
    return 'complete';
  }

  giveUp(id: string): void {
    this.rejected.delete(id);
    this.#given.add(id);
  }

  sendAgain(): void {
    this.#heard.clear();
    this.#waiting = this.#waiting.map((each) => ({ ...each, isAccepted: false }));
  }

  /** All places are gone; what the server has not taken is to be kept anew, as it was heard of. */
  loseOutbox(): readonly string[] {
    const lost = this.#waiting.filter(({ isAccepted }) => !isAccepted).toSorted((a, b) => a.heard - b.heard);
    const rest = this.#waiting.filter((each) => !lost.includes(each));
    this.#waiting = [...rest, ...lost.map((each) => ({ ...each, seq: Number.POSITIVE_INFINITY }))];
    return lost.map(({ command }) => command.id);
  }

  /** The browser's outbox is the truth about what has a place up to `horizon`; `rejected` is what it has kept of that. */
  reconcile(
    outbox: readonly (readonly [ToyCommand, number])[],
    rejected: ReadonlyMap<string, string>,
    horizon: number,
  ): void {
    for (const [id, reason] of rejected) {
      this.#drop(id);
      if (!this.#given.has(id)) this.rejected.set(id, reason);
    }
    const kept = new Set(outbox.map(([{ id }]) => id));
    this.#waiting = this.#waiting.filter(
      ({ command, seq, isAccepted }) => seq > horizon || isAccepted || kept.has(command.id),
    );
    for (const [command, seq] of outbox) this.enqueue(command, seq);
  }

  /** A page that begins with what its browser has kept of this one. */
  reopened(): ToyTab {
    const next = new ToyTab(this.#server);
    next.read = this.read;
    next.rejected = new Map(this.rejected);
    for (const { command, seq } of this.waiting) if (Number.isFinite(seq)) next.enqueue(command, seq);
    return next;
  }

  #find(id: string): Waiting | undefined {
    return this.#waiting.find(({ command }) => command.id === id);
  }

  #drop(id: string): void {
    this.#waiting = this.#waiting.filter(({ command }) => command.id !== id);
  }

  #change(id: string, to: Partial<Waiting>): void {
    this.#waiting = this.#waiting.map((each) => (each.command.id === id ? { ...each, ...to } : each));
  }
}
