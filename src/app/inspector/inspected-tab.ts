import { type LinkMessage, linkName, tabParameter } from '#inspector/link.ts';
import { Timeline } from '#machines/inspector/timeline.ts';
import type { Logics } from '#machines/journal/collect-logics.ts';
import type { Journal } from '#machines/journal/journal.ts';
import type { ConnectionEvent } from '#machines/shell/inspector.machine.ts';

export interface InspectedTab {
  /** Null before a journal came. */
  readonly timeline: () => Timeline | null;
  /** Asks the tab and reports what it tells. Returns how to end that. */
  readonly link: (report: (event: ConnectionEvent) => void) => () => void;
  /** Shows a journal of a file instead. */
  readonly read: (journal: Journal) => ConnectionEvent;
  /** The tab's journal as of now. */
  readonly journal: () => Promise<Journal>;
}

const firstActor = 'app';

export function createInspectedTab(logics: Logics): InspectedTab {
  const channel = new BroadcastChannel(linkName);
  let tab = new URLSearchParams(location.search).get(tabParameter);
  let timeline: Timeline | null = null;
  let wanted: PromiseWithResolvers<Journal> | null = null;

  const show = (journal: Journal, source: 'tab' | 'file'): ConnectionEvent => {
    const shown = new Timeline(journal, logics);
    timeline = shown;
    const actor = shown.actor(firstActor)?.address ?? journal.actors[0]?.address ?? firstActor;
    return { type: 'journal.came', source, count: shown.count, actor };
  };
  const ask = () => channel.postMessage({ kind: 'journal-wanted', tab } satisfies LinkMessage);
  return {
    timeline: () => timeline,
    read: (journal) => {
      // The tab's own news would be of another time.
      tab = '';
      return show(journal, 'file');
    },
    journal: () => {
      wanted ??= Promise.withResolvers<Journal>();
      ask();
      return wanted.promise;
    },
    link: (report) => {
      const hear = ({ data }: MessageEvent<LinkMessage>) => {
        if (data.kind === 'journal-wanted' || (tab !== null && data.tab !== tab)) return;
        if (data.kind === 'tab-started') ask();
        else if (data.kind === 'journal' && wanted) {
          wanted.resolve(data.journal);
          wanted = null;
        } else if (data.kind === 'journal') {
          tab = data.tab;
          report(show(data.journal, 'tab'));
        } else if (timeline && data.after > timeline.count) ask();
        else if (timeline) {
          timeline.add(data.news);
          report({ type: 'news.came', count: timeline.count });
        }
      };
      channel.addEventListener('message', hear);
      ask();
      return () => channel.removeEventListener('message', hear);
    },
  };
}
