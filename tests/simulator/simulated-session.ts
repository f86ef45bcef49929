import type { LiveSession } from '#app/actors/sync/live-session.ts';
import type { Way } from './simulated-network.ts';
import type { VirtualTime } from './virtual-time.ts';

/** A session that cannot reach a server tries again so often. */
const againMs = 2000;

/** The session of one page, which gets a new access token when the server refuses its own. */
export class SimulatedSession implements LiveSession {
  readonly #time: VirtualTime;
  readonly #way: Way;
  readonly #hearers = new Set<(accessToken: string) => void>();
  #mine = 1;
  /** The one that the server takes. */
  #valid = 1;
  #isRenewing = false;

  constructor(time: VirtualTime, way: Way) {
    this.#time = time;
    this.#way = way;
  }

  accessToken(): string {
    return `t${this.#mine}`;
  }

  onAccessToken(hear: (accessToken: string) => void): () => void {
    this.#hearers.add(hear);
    return () => void this.#hearers.delete(hear);
  }

  refused(accessToken: string): void {
    if (this.#isRenewing || accessToken !== this.accessToken()) return;
    this.#isRenewing = true;
    this.#renew();
  }

  isValid(accessToken: string): boolean {
    return accessToken === `t${this.#valid}`;
  }

  expire(): void {
    this.#valid += 1;
  }

  #renew(): void {
    const { weather, dice, isGone } = this.#way;
    const trips = dice.between(1, weather.slowestMs) + dice.between(1, weather.slowestMs);
    this.#time.after(weather.isCut ? againMs : trips, () => {
      if (isGone()) return;
      if (weather.isCut) return this.#renew();
      this.#isRenewing = false;
      this.#mine = this.#valid;
      for (const hear of [...this.#hearers]) hear(this.accessToken());
    });
  }
}
