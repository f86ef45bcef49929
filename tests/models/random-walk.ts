import { type AnyStateMachine, createActor, SimulatedClock } from 'xstate';
import type { Idea } from '#domain/idea/idea.ts';
import { seededRandom } from '#domain/random/seeded-random.ts';
import { actorOf } from '#machines/app-system.ts';
import { authFormMachine } from '#machines/auth/auth-form.machine.ts';
import { createAuthorisedCall } from '#machines/auth/authorised-call.ts';
import { ideaEditorMachine } from '#machines/vault/idea-editor.machine.ts';
import { SecretsOfWalk } from './secrets-of-walk.ts';
import { appOverOutside } from './walk-outside.ts';
import { WatchedJournal, type WatchOptions } from './watch-journal.ts';

const idea: Idea = {
  id: 'i1',
  title: '',
  pitch: '',
  problem: '',
  audience: '',
  tags: [],
  status: 'inbox',
  rank: '',
  ratings: {},
  lineage: null,
  moments: [],
  archived: false,
  capturedAt: '2026-11-20T12:00:00.000Z',
  changedAt: '2026-11-20T12:00:00.000Z',
};

const settled = () => new Promise((resolve) => setImmediate(resolve));

export interface Walk {
  readonly journal: WatchedJournal;
  readonly secrets: SecretsOfWalk;
}

/** A walk through the application, its calls and its flows; the same for the same seed. */
export async function walkAtRandom(seed: number, steps: number, options?: WatchOptions): Promise<Walk> {
  const random = seededRandom(seed);
  const secrets = new SecretsOfWalk(random);
  const journal = new WatchedJournal(options);
  const { inspect } = journal;
  const clock = new SimulatedClock();
  const app = createActor(appOverOutside(random, secrets), {
    clock,
    inspect,
    input: { flags: { preRelease: random() < 0.1, appTheme: true }, theme: { choice: 'dark', systemDark: false } },
  });
  app.start();
  const session = actorOf(app.system, 'session');
  const call = createAuthorisedCall({
    session,
    inspect,
    log: () => {},
    send: async ({ accessToken }) => {
      if (random() < 0.4) throw { kind: 'refused', status: 401, message: `${accessToken} is no more`, code: 'expired' };
      return { email: secrets.email, accessToken };
    },
  });
  const flow = (machine: AnyStateMachine, input?: unknown) => createActor(machine, { inspect, input }).start();
  const text = () => `Ask ${secrets.email}, not ${secrets.password}`;
  const moves: readonly (() => unknown)[] = [
    () => session.send({ type: 'session.exchange', firebaseToken: secrets.token() }),
    () => session.send({ type: 'session.replaced', tokens: secrets.tokens() }),
    () => session.send({ type: 'session.lost', ended: 'expired' }),
    () => session.send({ type: 'session.sign-out', allDevices: random() < 0.5 }),
    () => {
      const accessToken = session.getSnapshot().context.tokens?.accessToken ?? secrets.token();
      session.send({ type: 'session.unauthorized', accessToken });
    },
    () => {
      const params = { oobCode: secrets.oobCode() };
      actorOf(app.system, 'navigation').send({ type: 'navigate', to: { name: 'reset-password', params } });
    },
    () => {
      const params = { email: secrets.email, redirect: `/canvas?projectId=${encodeURIComponent(secrets.email)}` };
      actorOf(app.system, 'navigation').send({ type: 'navigate', to: { name: 'sign-in', params } });
    },
    () => actorOf(app.system, 'navigation').send({ type: 'navigation.retried' }),
    () => app.send({ type: 'user.reload' }),
    () => clock.increment(700),
    () => {
      const toast = { id: String(random()), tone: 'error', message: text() } as const;
      actorOf(app.system, 'toasts').send({ type: 'toast.shown', toast });
    },
    () => {
      const command = { id: 'c1', type: 'CaptureIdea', stream: 'idea-1', data: { title: text() }, at: '2026-11-20' };
      actorOf(app.system, 'sync').send({ type: 'commands.issued', commands: [command] });
    },
    () => void call('/api/user/me', { method: 'PUT', body: { password: secrets.password } }).catch(() => {}),
    () => {
      const editor = flow(ideaEditorMachine, { idea: { ...idea, title: text() } });
      editor.send({ type: 'draft.changed', change: { title: 'Shorter' } });
      if (random() < 0.5) editor.send({ type: 'draft.submitted' });
      else editor.stop();
    },
    () => {
      const form = flow(authFormMachine, { purpose: 'sign-in', returningFrom: null });
      const verdicts = { email: 'ok', password: random() < 0.5 ? 'ok' : 'missing' };
      form.send({ type: 'form.submitted', email: secrets.email, password: secrets.password, verdicts });
      form.send({ type: 'code.submitted', code: secrets.oneTimeCode(), verdict: 'ok' });
    },
  ];
  for (let step = 0; step < steps; step++) {
    await moves[Math.floor(random() * moves.length)]?.();
    if (random() < 0.6) await settled();
  }
  await settled();
  return { journal, secrets };
}
