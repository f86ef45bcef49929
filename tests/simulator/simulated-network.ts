import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import type { Json } from '#domain/log/json.ts';
import { Dice } from './dice.ts';
import { refused, type SimulatedServer } from './simulated-server.ts';
import type { Call, Simulation } from './simulation.ts';

/** A call waits so long for its answer. */
const timeoutMs = 10_000;
/** So many commands are too much at once for what stands before the servers, in some runs. */
const tooMany = [Number.POSITIVE_INFINITY, 40, 8];
const noAnswer = { kind: 'no-answer' } as const;

/** How one browser reaches the servers. Shares are in [0, 1]. */
export interface Weather {
  /** Nothing goes through, and nobody is told. */
  isCut: boolean;
  /** Share of requests, and of answers, that never arrive. */
  loss: number;
  /** Share of requests that arrive twice. */
  duplication: number;
  /** The most that one way takes; the least is 1 ms. Each message takes its own time, so that they overtake each other. */
  slowestMs: number;
  /**
   * Share of live messages that are left out or come late, by something between that does not keep what a connection
   * promises.
   */
  disorder: number;
}

export const fairWeather: Weather = { isCut: false, loss: 0, duplication: 0, slowestMs: 40, disorder: 0 };

export interface Way {
  readonly weather: Weather;
  readonly servers: readonly SimulatedServer[];
  readonly dice: Dice;
  readonly device: string;
  readonly account: string;
  /** The workspace of others that the page has open; null for the account’s own. */
  readonly workspace: string | null;
  /** A page that is gone hears no answer; what it has sent goes on. */
  isGone(): boolean;
}

/** Calls to the servers as a page makes them, over a network that does as the weather says. */
export function simulatedCall({ seed, time, faults, plants }: Simulation, way: Way): AuthorisedCall {
  const { weather, servers, dice, device, account, workspace } = way;
  const who = { device, account, workspace };
  const most = new Dice(seed, 'balancer').pick(tooMany);
  const arrives = (): boolean => !weather.isCut && !dice.chance(weather.loss);
  const trip = (run: () => void): void => void time.after(dice.between(1, weather.slowestMs), run);

  const carry = (call: Call, answered: (settle: Settle) => void): void => {
    trip(() => {
      if (!arrives()) return;
      const back = (settle: Settle): void => trip(() => arrives() && answered(settle));
      const { refusal } = faults;
      if (refusal) return back((_, reject) => reject(refused(refusal.status, refusal.retryAfterS)));
      if (commandsIn(call) > most) return back((_, reject) => reject(refused(413)));
      const up = servers.filter(({ isUp }) => isUp);
      if (up.length === 0) return back((_, reject) => reject(noAnswer));
      dice
        .pick(up)
        .answer(call)
        .then(
          (body) => back((resolve) => resolve(onTheWire(body))),
          (failure) => back((_, reject) => reject(failure)),
        );
    });
  };

  return ((path, { method = 'GET', body, signal } = {}) =>
    new Promise((resolve, reject) => {
      let isOver = false;
      const settle = (how: Settle): void => {
        if (isOver || way.isGone()) return;
        isOver = true;
        stopWaiting();
        signal?.removeEventListener('abort', abort);
        how(resolve, reject);
      };
      const abort = (): void => settle((_, fail) => fail(noAnswer));
      const stopWaiting = time.after(timeoutMs, abort);
      if (signal?.aborted) return abort();
      signal?.addEventListener('abort', abort);
      const call: Call = { path, method, body: body === undefined ? undefined : onTheWire(body), ...who };
      if (plants.lostHeader && method === 'POST') Object.assign(call, { workspace: null });
      carry(call, settle);
      if (dice.chance(weather.duplication)) carry(call, () => {});
    })) as AuthorisedCall;
}

function commandsIn({ body }: Call): number {
  const { commands } = (body ?? {}) as { commands?: readonly unknown[] };
  return commands?.length ?? 0;
}

type Settle = (resolve: (value: never) => void, reject: (reason: unknown) => void) => void;

const onTheWire = <T extends Json>(value: T): never => JSON.parse(JSON.stringify(value)) as never;
