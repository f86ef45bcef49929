import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor, fromCallback } from 'xstate';
import { readSettingsBlock } from '#adapters/page/read-settings-block.ts';
import { isSystemDark } from '#adapters/page/watch-system-dark.ts';
import { local } from '#adapters/storage/local.ts';
import { readTheme } from '#adapters/storage/theme-storage.ts';
import { InspectorPage } from '#inspector/InspectorPage.tsx';
import { knownLogics } from '#inspector/known-logics.ts';
import { tellStately } from '#inspector/stately/tell-stately.ts';
import { readJournal } from '#machines/journal/read-journal.ts';
import { type ConnectionEvent, inspectorMachine, type StatelyReport } from '#machines/shell/inspector.machine.ts';
import { themeMachine } from '#machines/shell/theme.machine.ts';
import { followTheme } from '../follow-theme.ts';
import { markReady } from '../mark-ready.ts';
import { downloadJournal } from './download-journal.ts';
import { createInspectedTab } from './inspected-tab.ts';

/** The inspector instead of the application. */
export function startInspector(root: HTMLElement): void {
  document.title = 'Inspector · Groundwork';
  const tab = createInspectedTab(knownLogics);
  const machine = inspectorMachine.provide({
    actors: {
      link: fromCallback(({ sendBack }) => tab.link((event: ConnectionEvent) => sendBack(event))),
      stately: fromCallback(({ sendBack }) => shareWithStately((event: StatelyReport) => sendBack(event))),
    },
  });
  const inspector = createActor(machine);
  const shareWithStately = (report: (event: StatelyReport) => void): (() => void) | undefined => {
    const timeline = tab.timeline();
    const stately = timeline && tellStately(timeline, knownLogics, () => report({ type: 'stately.closed' }));
    if (!stately) {
      report({ type: 'stately.blocked' });
      return undefined;
    }
    stately.catchUp();
    const news = inspector.subscribe(stately.catchUp);
    return () => {
      news.unsubscribe();
      stately.stop();
    };
  };
  const open = async (file: File) => {
    try {
      inspector.send(tab.read(readJournal(await file.text())));
    } catch (error) {
      inspector.send({ type: 'file.refused', reason: error instanceof Error ? error.message : String(error) });
    }
  };
  const theme = createActor(themeMachine, {
    input: {
      enabled: readSettingsBlock(document)?.appTheme ?? true,
      choice: readTheme(local),
      systemDark: isSystemDark(),
    },
  });
  theme.start();
  followTheme(theme);
  inspector.start();
  createRoot(root).render(
    <StrictMode>
      <InspectorPage
        inspector={inspector}
        timeline={tab.timeline}
        onDownload={() => void tab.journal().then(downloadJournal)}
        onFile={(file) => void open(file)}
      />
    </StrictMode>,
  );
  markReady();
}
