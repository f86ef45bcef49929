import type { Journal } from '#machines/journal/journal.ts';

/** Gives the journal to the founder as a file. */
export function downloadJournal(journal: Journal): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(journal, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `groundwork-journal-${journal.startedAt.slice(0, 19).replaceAll(':', '')}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
