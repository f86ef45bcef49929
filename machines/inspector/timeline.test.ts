import { describe, expect, test } from 'vitest';
import { type AnyActorLogic, createActor } from 'xstate';
import { JournalRecorder } from '../journal/recorder.ts';
import { splashMachine } from '../shell/splash.machine.ts';
import { themeMachine } from '../shell/theme.machine.ts';
import { toastsMachine } from '../shell/toasts.machine.ts';
import { chartOf } from './chart-of.ts';
import { firedBy } from './fired-by.ts';
import { Timeline } from './timeline.ts';
import { viewOf } from './view-of.ts';

const logics = new Map<string, AnyActorLogic>([
  ['splash', splashMachine],
  ['theme', themeMachine],
]);
const stateWord = (timeline: Timeline, address: string, count: number) => {
  const state = timeline.stateAt(address, count);
  return state && viewOf(state).value;
};

function record(entriesMax = 100) {
  const recorder = new JournalRecorder({ salt: new Uint8Array(1), now: () => 0, startedAt: '', entriesMax });
  const splash = createActor(splashMachine, { inspect: recorder.inspect }).start();
  return { recorder, splash };
}

describe('the timeline', () => {
  test('knows the states of every moment', () => {
    const { recorder, splash } = record();
    splash.send({ type: 'loading.started' });
    splash.send({ type: 'loading.settled' });
    const timeline = new Timeline(recorder.take(), logics);
    expect([0, 1, 2].map((count) => stateWord(timeline, 'splash', count))).toEqual(['hidden', 'waiting', 'hidden']);
    splash.stop();
  });

  test('grows by news, and passes over what it knows', () => {
    const { recorder, splash } = record();
    splash.send({ type: 'loading.started' });
    const timeline = new Timeline(recorder.take(), logics);
    splash.send({ type: 'loading.settled' });
    const theme = createActor(themeMachine, {
      inspect: recorder.inspect,
      input: { choice: 'dark', systemDark: false, enabled: true },
    }).start();
    theme.send({ type: 'system-dark.changed', dark: true });
    timeline.add(recorder.after(1));
    timeline.add(recorder.after(0));
    expect(timeline.count).toBe(3);
    expect(timeline.actorsAt(1).map(({ address }) => address)).toEqual(['splash']);
    expect(timeline.actorsAt(3).map(({ address }) => address)).toEqual(['splash', 'theme']);
    expect(stateWord(timeline, 'splash', 3)).toBe('hidden');
    splash.stop();
  });

  test('begins where a full journal begins', () => {
    const { recorder, splash } = record(2);
    for (let n = 0; n < 3; n++) splash.send({ type: n % 2 ? 'loading.settled' : 'loading.started' });
    const timeline = new Timeline(recorder.take(), logics);
    expect([timeline.dropped, timeline.count]).toEqual([1, 3]);
    expect([1, 2, 3].map((count) => stateWord(timeline, 'splash', count))).toEqual(['waiting', 'hidden', 'waiting']);
    splash.stop();
  });

  test('tells which transitions an event took', () => {
    const { recorder, splash } = record();
    splash.send({ type: 'loading.started' });
    const timeline = new Timeline(recorder.take(), logics);
    const [entry] = timeline.entriesAt(1);
    const before = timeline.stateAt('splash', 0);
    const fired = entry && before ? firedBy(entry, before) : [];
    const charted = chartOf(splashMachine).transitions.filter(({ id }) => fired.includes(id));
    expect(charted.map(({ source, event, targets }) => [source, event, targets])).toEqual([
      ['splash.hidden', 'loading.started', ['splash.waiting']],
    ]);
    splash.stop();
  });

  test('tells also what followed at once', () => {
    const recorder = new JournalRecorder({ salt: new Uint8Array(1), now: () => 0, startedAt: '' });
    const toasts = createActor(toastsMachine, { inspect: recorder.inspect }).start();
    toasts.send({ type: 'toast.shown', toast: { id: 't', tone: 'info', message: 'Saved' } });
    toasts.send({ type: 'toast.dismissed', id: 't' });
    const timeline = new Timeline(recorder.take(), new Map([['toasts', toastsMachine]]));
    const entry = timeline.entryBefore(2);
    const before = timeline.stateAt('toasts', 1);
    expect(entry && before && firedBy(entry, before)).toEqual([
      'toasts.showing toast.dismissed 0',
      'toasts.showing always 0',
    ]);
  });

  test('of an unknown machine tells no state', () => {
    const { recorder, splash } = record();
    splash.send({ type: 'loading.started' });
    expect(new Timeline(recorder.take(), new Map()).stateAt('splash', 1)).toBe(null);
    splash.stop();
  });
});
