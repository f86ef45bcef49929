import type { StreamKind } from './define-stream.ts';
import type { PersonalFields } from './personal-fields.ts';

/** A kind of stream whose rules are fetched when they are needed; what is asked without a state is known before. */
export interface LazyKind extends Pick<StreamKind, 'name' | 'pattern' | 'foldVersion'> {
  /** Whatever reads commands and facts before the rules are here must know what of them is about people. */
  readonly personal?: PersonalNames;
  fetch(): Promise<StreamKind>;
}

/** Which fields are about people, by type of fact and of command. */
type PersonalNames = Pick<PersonalFields, 'facts' | 'commands'>;

/** Waits for the rules of streams; code that parses facts, states and commands passes them on only after that. */
export interface KindGate {
  /** Whether the rules of all these streams are here. */
  areHere(streams: Iterable<string>): boolean;
  /** Fetches the rules that are missing; false if they do not come, as when a request is not answered. */
  fetch(streams: Iterable<string>): Promise<boolean>;
}

/** Kinds of stream, of which some have their rules from the beginning. */
export class StreamKinds implements KindGate {
  readonly #late: readonly LazyKind[];
  readonly #names: readonly Pick<StreamKind, 'name' | 'pattern' | 'foldVersion'>[];
  readonly #first: readonly StreamKind[];
  #here: readonly StreamKind[];

  constructor(here: readonly StreamKind[], late: readonly LazyKind[]) {
    this.#first = here;
    this.#here = here;
    this.#late = late;
    this.#names = [...here, ...late];
  }

  /** Kinds whose rules are loaded. */
  get here(): readonly StreamKind[] {
    return this.#here;
  }

  /** The kind whose pattern the stream's name has, or undefined. Throws if its rules have not been waited for. */
  of(stream: string): StreamKind | undefined {
    // Asked for every stream of a workspace when that is opened, so nothing is made for an answer.
    for (const kind of this.#here) if (kind.pattern.test(stream)) return kind;
    for (const { name, pattern } of this.#late)
      if (pattern.test(stream)) throw new Error(`the rules of ${name} are not here`);
    return undefined;
  }

  /** Fields about people in all kinds, whether or not their rules are loaded. */
  get personal(): readonly PersonalNames[] {
    return [...this.#first, ...this.#late].flatMap(({ personal }) => personal ?? []);
  }

  nameOf(stream: string): string | undefined {
    for (const { name, pattern } of this.#names) if (pattern.test(stream)) return name;
    return undefined;
  }

  /** The rules of a kind have come. */
  learn(kind: StreamKind): void {
    if (!this.#here.some(({ name }) => name === kind.name)) this.#here = [...this.#here, kind];
  }

  areHere(streams: Iterable<string>): boolean {
    return this.#missing(streams).length === 0;
  }

  async fetch(streams: Iterable<string>): Promise<boolean> {
    try {
      const kinds = await Promise.all(this.#missing(streams).map((kind) => kind.fetch()));
      for (const kind of kinds) this.learn(kind);
      return true;
    } catch {
      return false;
    }
  }

  foldVersions(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#names.map(({ name, foldVersion }) => [name, foldVersion]));
  }

  #missing(streams: Iterable<string>): readonly LazyKind[] {
    const missing = this.#late.filter(({ name }) => !this.#here.some((kind) => kind.name === name));
    if (missing.length === 0) return missing;
    const all = [...streams];
    return missing.filter(({ pattern }) => all.some((stream) => pattern.test(stream)));
  }
}
