import { readFileSync } from 'node:fs';
import { readJournal } from '#machines/journal/read-journal.ts';
import { type ReplayResult, replayJournal } from '#machines/journal/replay.ts';
import { knownLogics } from './known-logics.ts';

// `npm run replay FILE`: whether a downloaded journal leads to the states in which its actors were.
const file = process.argv[2];
if (file === undefined) {
  console.error('Which journal? Say it as in: npm run replay journal.json');
  process.exit(2);
}
try {
  const journal = readJournal(readFileSync(file, 'utf8'));
  const result = replayJournal(journal, await knownLogics());
  console.log(describe(result, journal.dropped));
  process.exitCode = result.kind === 'identical' ? 0 : 1;
} catch (error) {
  console.error(`${file}: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 2;
}

function describe(result: ReplayResult, dropped: number): string {
  if (result.kind === 'unknown-machine') {
    return `Not replayed: ${result.actor} is of the machine ${result.machine}, which is not known here.`;
  }
  if (result.kind === 'identical') {
    const { actors, events } = result;
    const from = dropped ? `, from the checkpoints after the first ${dropped} events` : '';
    return `Identical: ${actors} actors end as they did, after ${events} events${from}.`;
  }
  const { actor, entry, at, recorded, replayed } = result;
  return [
    `Different: ${actor}, ${entry ? `after event ${entry.n}, ${entry.type}` : 'before its first event'}.`,
    `  ${at}`,
    `  recorded  ${JSON.stringify(recorded)}`,
    `  replayed  ${JSON.stringify(replayed)}`,
  ].join('\n');
}
