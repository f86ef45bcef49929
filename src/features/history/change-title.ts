import type { HistoryChange } from '#domain/history/timeline.ts';
import { factTitle } from '#domain/log/all-labels.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import type { HistoryWords } from './history-words.ts';

/** Describes a change in words; a change of one gesture is told as one, however many facts it has. */
export function changeTitle({ facts, undoes }: HistoryChange, words: HistoryWords): string {
  const told = [...new Set(facts.map((fact) => titleOf(fact, words)))];
  const isUndo = undoes !== undefined;
  const title = told.length > 2 ? `${told.length} changes` : joined(isUndo ? told.map(asDeed) : told);
  return isUndo ? `Undid: ${title}` : title;
}

/** “Restored 4 items, removed 3”: the second goes on from the first. */
function joined([first = '', second]: readonly string[]): string {
  if (second === undefined) return first;
  const rest = `${second.charAt(0).toLowerCase()}${second.slice(1)}`;
  return `${first}, ${/ \d+ items$/.test(first) ? rest.replace(/ items$/, '') : rest}`;
}

/** Turns a title from the past tense into a deed: “Unlocked a note” is undone as “unlock a note”. */
function asDeed(title: string): string {
  const verb = /^[^ :]*/.exec(title)?.[0] ?? '';
  const past = verb.toLowerCase();
  return `${Object.hasOwn(deeds, past) ? deeds[past] : past.replace(/ed$/, '')}${title.slice(verb.length)}`;
}

/** By the past tense with which a title begins; the others only lose their ending. */
const deeds: Readonly<Record<string, string>> = {
  added: 'add',
  archived: 'archive',
  captured: 'capture',
  carried: 'carry',
  changed: 'change',
  cleared: 'clear',
  closed: 'close',
  copied: 'copy',
  created: 'create',
  decided: 'decide',
  drew: 'draw',
  duplicated: 'duplicate',
  edited: 'edit',
  erased: 'erase',
  explored: 'explore',
  judged: 'judge',
  logged: 'log',
  made: 'make',
  moved: 'move',
  named: 'name',
  rated: 'rate',
  removed: 'remove',
  renamed: 'rename',
  rerouted: 'reroute',
  reset: 'reset',
  resized: 'resize',
  restored: 'restore',
  retired: 'retire',
  revived: 'revive',
  revoked: 'revoke',
  saved: 'save',
  shared: 'share',
  stated: 'state',
  stopped: 'stop',
  tagged: 'tag',
  took: 'take',
  withdrew: 'withdraw',
  wrote: 'write',
};

const titleOf = (fact: RecordedEvent, words: HistoryWords): string =>
  words.fact?.(fact) ?? factTitle(fact, words) ?? 'A change made by a newer version of Groundwork';
