import { inspectorPath, type LinkMessage, linkName, tabParameter } from '#inspector/link.ts';
import type { JournalRecorder } from '#machines/journal/recorder.ts';

/** Events within this time are sent together, and after all that they bring about. */
const gatherMs = 50;

/** Tells inspectors in this browser of this tab. Nothing is told, or done, before one asks. */
export function tellInspectors(recorder: JournalRecorder, tab: string): void {
  const channel = new BroadcastChannel(linkName);
  const tell = (message: LinkMessage) => channel.postMessage(message);
  let told: number | null = null;
  let gathering = false;
  const tellNews = () => {
    gathering = false;
    if (told === null) return;
    const news = recorder.after(told);
    tell({ kind: 'news', tab, after: told, news });
    told = recorder.count;
  };
  channel.addEventListener('message', ({ data }: MessageEvent<LinkMessage>) => {
    if (data.kind !== 'journal-wanted' || (data.tab !== null && data.tab !== tab)) return;
    if (told === null) recorder.watch(gather);
    told = recorder.count;
    tell({ kind: 'journal', tab, journal: recorder.take() });
  });
  tell({ kind: 'tab-started', tab });
  const gather = () => {
    if (gathering) return;
    gathering = true;
    setTimeout(tellNews, gatherMs);
  };
}

export const inspectorAddress = (tab: string): string => `${inspectorPath}?${tabParameter}=${tab}`;
