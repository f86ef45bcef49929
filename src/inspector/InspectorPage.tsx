import { firedBy } from '#machines/inspector/fired-by.ts';
import type { Timeline } from '#machines/inspector/timeline.ts';
import { viewOf } from '#machines/inspector/view-of.ts';
import type { InspectorActor } from '#machines/shell/inspector.machine.ts';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { ActorList } from './ActorList.tsx';
import { ChartView } from './ChartView.tsx';
import { ContextView } from './ContextView.tsx';
import { EventLog } from './EventLog.tsx';
import { JournalButtons } from './JournalButtons.tsx';
import { StatelySharing } from './StatelySharing.tsx';
import { TimeBar } from './TimeBar.tsx';
import { useInspector } from './use-inspector.ts';

export interface InspectorPageProps {
  readonly inspector: InspectorActor;
  /** Null before a journal came. */
  readonly timeline: () => Timeline | null;
  readonly onDownload: () => void;
  readonly onFile: (file: File) => void;
}

/** The live and the past events of the application's actors. */
export function InspectorPage({ inspector, timeline: read, onDownload, onFile }: InspectorPageProps) {
  const snapshot = useInspector(inspector);
  const { at, actor, refusal, source } = snapshot.context;
  const timeline = read();
  const chosen = timeline && actor !== null ? timeline.actor(actor) : undefined;
  const state = timeline && chosen ? timeline.stateAt(chosen.address, at) : null;
  const last = timeline?.entryBefore(at);
  const before = last && last.actor === actor ? timeline?.stateAt(last.actor, at - 1) : null;
  const view = state && viewOf(state);
  return (
    <>
      <header className={bar}>
        <Heading level={1} size="subheading">
          Inspector
        </Heading>
        <p role="status" className={words}>
          {statusOf(snapshot)}
        </p>
        <JournalButtons canDownload={source === 'tab'} onDownload={onDownload} onFile={onFile} />
        <StatelySharing inspector={inspector} />
      </header>
      <main className={page}>
        {refusal !== null && (
          <InlineMessage tone="error" title="Couldn’t open the file">
            {refusal}
          </InlineMessage>
        )}
        {timeline === null ? (
          <p className={css({ maxWidth: 'prose' })}>
            Open any page of Groundwork in this browser with <code>?inspect</code> at the end of its address, or open a
            journal that was downloaded before.
          </p>
        ) : (
          <>
            <TimeBar inspector={inspector} timeline={timeline} />
            <div className={columns}>
              <ActorList inspector={inspector} timeline={timeline} />
              {chosen && <ChartView actor={chosen} view={view} fired={last && before ? firedBy(last, before) : []} />}
              <div className={side}>
                <ContextView view={view} />
                <EventLog inspector={inspector} timeline={timeline} />
              </div>
            </div>
          </>
        )}
      </main>
    </>
  );
}

function statusOf({ value, context: { source, at, count } }: ReturnType<typeof useInspector>): string {
  if (value.time === 'waiting') return 'Waiting for the tab';
  if (value.time === 'alone') return 'No tab is responding';
  if (value.time === 'following') return 'Live';
  return source === 'file' ? `Journal: event ${at} of ${count}` : `Past: event ${at} of ${count}`;
}

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12',
  minHeight: 'topBar',
  paddingInline: '16',
  paddingBlock: '8',
  borderBottom: 'hairline',
  background: 'surface',
});
const words = css({ flex: '1', color: 'ink.muted', textStyle: 'small' });
const page = css({ display: 'flex', flexDirection: 'column', gap: '16', padding: '16' });
const columns = css({
  display: 'grid',
  gap: '16',
  alignItems: 'start',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    laptop: '{sizes.popover} minmax(0, 1fr)',
    desktop: '{sizes.popover} minmax(0, 1fr) {sizes.drawer}',
  },
});
const side = css({ display: 'flex', flexDirection: 'column', gap: '16', minWidth: '0' });
