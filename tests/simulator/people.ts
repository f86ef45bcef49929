import { isDeepStrictEqual } from 'node:util';
import type { CommandResult } from '#domain/log/command-result.ts';
import { Violation } from './violation.ts';

/** Words about the person of one interview, which no other words contain. */
export const wordsAbout = (interview: number, text: string): string =>
  text === '' ? '' : `${text}${markOf(interview)}`;

const markOf = (interview: number): string => ` (told in talk ${interview})`;

/** By hand, so that it does not depend on what is tested: whatever says who somebody is or what they said, emptied. */
export const wordless = (state: unknown): unknown =>
  JSON.parse(
    JSON.stringify(state ?? null, (name, value) =>
      typeof value === 'string' && ['person', 'lastTime', 'text'].includes(name) ? '' : value,
    ),
  );

/** Two answers to one command: what was said about people who were erased may be there or not. */
export function isSameAnswer(one: unknown, other: unknown, isErased: (stream: string) => boolean): boolean {
  const without = (result: unknown): unknown => {
    const plain = JSON.parse(JSON.stringify(result ?? null)) as CommandResult | null;
    if (plain?.status !== 'accepted') return plain;
    const events = plain.events.map((event) => {
      if (!isErased(event.stream)) return event;
      const { person: _, lastTime: __, text: ___, ...data } = event.data;
      return { ...event, data };
    });
    return { ...plain, events };
  };
  return isDeepStrictEqual(without(one), without(other));
}

/** An erasure takes words away and nothing else: what was counted stays. */
export function checkErasure(stream: string, before: unknown, after: unknown): void {
  const counted = (state: unknown) => ({ ...(wordless(state) as object), erased: null, changedAt: null });
  if (isDeepStrictEqual(counted(before), counted(after))) return;
  throw new Violation('an erasure takes words alone', { stream, before, after });
}

/** `texts` are all that is kept or shown somewhere, by where that is. */
export function checkForgotten(erased: Iterable<string>, texts: ReadonlyMap<string, string>): void {
  for (const stream of erased) {
    const mark = markOf(Number(stream.slice(-4)));
    for (const [where, text] of texts) {
      const at = text.indexOf(mark);
      if (at === -1) continue;
      const around = text.slice(Math.max(0, at - 200), at + 100);
      throw new Violation('nothing is left of who was erased', { stream, where, around });
    }
  }
}
