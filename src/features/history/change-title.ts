import type { HistoryChange } from '#domain/history/timeline.ts';
import { verbs } from '#domain/history/verbs.ts';
import { factTitle } from '#domain/log/all-labels.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import type { HistoryWords } from './history-words.ts';

/** Describes a change in words; a change of one gesture is told as one, however many facts it has. */
export function changeTitle({ facts, undoes }: HistoryChange, words: HistoryWords): string {
  const told = [...new Set(facts.map((fact) => titleOf(fact, words)))];
  const isUndo = undoes !== undefined;
  const title = told.length > 2 ? `${told.length} changes` : joined(isUndo ? told.map(asVerbPhrase) : told);
  return isUndo ? `Undid: ${title}` : title;
}

/** “Restored 4 items, removed 3”: the second goes on from the first. */
function joined([first = '', second]: readonly string[]): string {
  if (second === undefined) return first;
  const rest = `${second.charAt(0).toLowerCase()}${second.slice(1)}`;
  return `${first}, ${/ \d+ items$/.test(first) ? rest.replace(/ items$/, '') : rest}`;
}

/** Turns a title from the past tense into what is to be done: “Unlocked a note” is undone as “unlock a note”. */
function asVerbPhrase(title: string): string {
  const verb = /^[^ :]*/.exec(title)?.[0] ?? '';
  const past = verb.toLowerCase();
  const present = Object.hasOwn(verbs, past) ? verbs[past as keyof typeof verbs] : past;
  return `${present}${title.slice(verb.length)}`;
}

const titleOf = (fact: RecordedEvent, words: HistoryWords): string =>
  words.fact?.(fact) ?? factTitle(fact, words) ?? 'A change made by a newer version of Groundwork';
