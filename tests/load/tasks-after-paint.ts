import type { CDPSession } from 'playwright-core';

/** A task of the page's main thread, as far as it lies after the first contentful paint. */
export interface Task {
  readonly wallMs: number;
  /** Without the time in which the machine did something else. */
  readonly cpuMs: number;
}

/** The parts of the trace event format that are read here; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** Returns the tasks of the main thread during `visit`, by Chromium's own trace. */
export async function tasksAfterPaint(client: CDPSession, visit: () => Promise<void>): Promise<readonly Task[]> {
  const events: TraceEvent[] = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise<unknown>((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel', 'loading'] } });
  await visit();
  await client.send('Tracing.end');
  await complete;
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('the page was not painted');
  return events
    .filter(({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && pid === paint.pid && tid === paint.tid)
    .map(({ ts, dur = 0, tdur = 0 }) => ({ after: Math.min(1, (ts + dur - paint.ts) / dur), dur, tdur }))
    .filter(({ after }) => after > 0)
    .map(({ after, dur, tdur }) => ({ wallMs: (dur * after) / 1000, cpuMs: (tdur * after) / 1000 }));
}
