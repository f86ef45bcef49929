import { type Journal, journalVersion } from './journal.ts';

/** A downloaded journal, from its text. Throws with a sentence for people if it is none. */
export function readJournal(text: string): Journal {
  const journal = parse(text);
  const isJournal = 'entries' in journal && 'actors' in journal && 'ends' in journal;
  if (!isJournal) throw new Error('This isn’t a Groundwork journal.');
  const { version } = journal as Journal;
  if (version !== journalVersion) {
    throw new Error(`This journal has version ${version}; this inspector reads version ${journalVersion}.`);
  }
  return journal as Journal;
}

function parse(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Said below.
  }
  throw new Error('The file isn’t JSON, or it’s incomplete.');
}
