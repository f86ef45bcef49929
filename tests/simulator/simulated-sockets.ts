import type { LiveSocket } from '#adapters/live/connect-live.ts';
import type { Way } from './simulated-network.ts';
import type { SimulatedServer } from './simulated-server.ts';
import type { SimulatedSession } from './simulated-session.ts';
import type { Simulation } from './simulation.ts';

/** The time after which a connection that has left something out ends, in milliseconds. */
const noticedMs = 20_000;
const closedCode = { lost: 1006, unauthorised: 4401 } as const;
const states = { connecting: 0, open: 1, closed: 3 } as const;

interface Hearers {
  readonly open: (() => void)[];
  readonly close: ((event: { readonly code: number }) => void)[];
  readonly message: ((event: { readonly data: string }) => void)[];
}

export interface Sockets {
  readonly openSocket: (url: string) => LiveSocket;
  /** Breaks the connection that is open, if one is: the page is told, or has to notice by itself. */
  cut(isTold: boolean): void;
  /** The access token has expired, of which the server tells the connection that is open. */
  expire(): void;
}

/** The `WebSocket`s of one page. What is on its way when one ends is lost with it. */
export function simulatedSockets(simulation: Simulation, way: Way, session: SimulatedSession): Sockets {
  let last: SimulatedSocket | null = null;
  return {
    openSocket: (url) => {
      last = new SimulatedSocket(simulation, way, session, new URL(url).searchParams);
      return last;
    },
    cut: (isTold) => last?.cut(isTold),
    expire: () => {
      session.expire();
      last?.refuse();
    },
  };
}

class SimulatedSocket implements LiveSocket {
  readyState: number = states.connecting;
  readonly #simulation: Simulation;
  readonly #way: Way;
  readonly #session: SimulatedSession;
  readonly #after: number;
  readonly #workspace: string | null;
  readonly #hearers: Hearers = { open: [], close: [], message: [] };
  #server: SimulatedServer | null = null;
  #isAdmitted = false;
  #isCut = false;
  #hasSpoken = false;
  #lastArrival = { here: 0, there: 0 };
  #stopListening = (): void => {};

  constructor(simulation: Simulation, way: Way, session: SimulatedSession, query: URLSearchParams) {
    this.#simulation = simulation;
    this.#way = way;
    this.#session = session;
    this.#after = Number(query.get('after'));
    this.#workspace = query.get('workspace');
    simulation.time.after(this.#trip(), () => this.#reach());
  }

  addEventListener(type: keyof Hearers, hear: (event: never) => void): void {
    this.#hearers[type].push(hear as () => void);
  }

  send(text: string): void {
    const { accessToken } = JSON.parse(text) as { accessToken?: string };
    if (this.#way.weather.isCut) this.cut(false);
    else if (accessToken !== undefined) this.#later('there', this.#trip(), () => this.#introduce(accessToken));
  }

  close(): void {
    this.#end(null);
  }

  cut(isTold: boolean): void {
    this.#isCut = true;
    this.#stopListening();
    if (isTold) this.#simulation.time.after(this.#way.dice.between(0, 20), () => this.#end(closedCode.lost));
  }

  /** The server does not take the page's token. */
  refuse(): void {
    this.#stopListening();
    this.#later('here', this.#trip(), () => this.#isCut || this.#end(closedCode.unauthorised));
  }

  get #isOver(): boolean {
    return this.readyState === states.closed || this.#way.isGone();
  }

  #trip(): number {
    const { dice, weather } = this.#way;
    return dice.between(1, weather.slowestMs);
  }

  /** After what was sent before. */
  #later(where: 'here' | 'there', delayMs: number, run: () => void): void {
    const { time } = this.#simulation;
    const at = Math.max(time.now + delayMs, this.#lastArrival[where]);
    this.#lastArrival[where] = at;
    time.after(at - time.now, run);
  }

  #reach(): void {
    const { weather, dice, servers } = this.#way;
    if (this.#isOver) return;
    const up = servers.filter(({ isUp }) => isUp);
    const isLost = weather.isCut || dice.chance(weather.loss);
    if (isLost || up.length === 0) {
      this.cut(!isLost || dice.chance(0.5));
      return;
    }
    this.#server = dice.pick(up);
    this.#later('here', this.#trip(), () => {
      if (this.#isOver || this.#isCut) return;
      this.readyState = states.open;
      for (const hear of this.#hearers.open) hear();
    });
  }

  #introduce(accessToken: string): void {
    if (this.#isOver || this.#isCut || !this.#server) return;
    if (!this.#server.isUp) this.cut(true);
    else if (!this.#session.isValid(accessToken)) this.refuse();
    else if (!this.#isAdmitted) {
      this.#isAdmitted = true;
      const end = { send: (text: string) => this.#carry(text), closed: (code?: number) => this.#closed(code) };
      const { account, device } = this.#way;
      this.#stopListening = this.#server.connect(end, this.#after, { account, device, workspace: this.#workspace });
    }
  }

  #carry(text: string): void {
    const { weather, dice } = this.#way;
    const { time } = this.#simulation;
    if (weather.isCut) this.cut(false);
    else if (this.#hasSpoken && dice.chance(weather.disorder)) time.after(noticedMs, () => this.cut(true));
    else if (dice.chance(weather.disorder)) time.after(this.#trip(), () => this.#hear(text));
    else this.#later('here', this.#trip(), () => this.#hear(text));
  }

  /** The server’s own code comes after what it has sent before. */
  #closed(code: number | undefined): void {
    if (code === undefined || this.#way.weather.isCut) {
      this.cut(true);
      return;
    }
    this.#stopListening();
    this.#later('here', this.#trip(), () => this.#isCut || this.#end(code));
  }

  #hear(data: string): void {
    if (this.#isOver || this.#isCut) return;
    this.#hasSpoken = true;
    for (const hear of this.#hearers.message) hear({ data });
  }

  #end(code: number | null): void {
    if (this.#isOver) return;
    this.readyState = states.closed;
    this.#stopListening();
    if (code !== null) for (const hear of this.#hearers.close) hear({ code });
  }
}
