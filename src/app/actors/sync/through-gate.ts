import type { KindGate } from '#domain/log/lazy-kinds.ts';

export interface Passage<Each> {
  readonly gate: KindGate;
  readonly streamsOf: (each: Each) => Iterable<string>;
  readonly pass: (each: Each) => void;
  /** The rules did not come: this is not handed on, and what came after it goes its way. */
  readonly drop: (each: Each) => void;
}

/** Hands on what comes, in its order, once the rules of its streams are here; at once where they are. */
export function throughGate<Each>({ gate, streamsOf, pass, drop }: Passage<Each>): (each: Each) => void {
  const waiting: Each[] = [];
  const advance = async (): Promise<void> => {
    for (let each = waiting[0]; each !== undefined; each = waiting[0]) {
      const areHere = await gate.fetch(streamsOf(each));
      waiting.shift();
      if (areHere) pass(each);
      else drop(each);
    }
  };
  return (each) => {
    if (waiting.length === 0 && gate.areHere(streamsOf(each))) return pass(each);
    if (waiting.push(each) === 1) void advance();
  };
}
