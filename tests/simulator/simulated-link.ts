import type { connectLive } from '#adapters/live/connect-live.ts';
import { readLiveMessage } from '#adapters/live/live-message.ts';
import type { Way } from './simulated-network.ts';
import type { Simulation } from './simulation.ts';

const silenceMs = 60_000;
/** What has left something out does not work for long any more. */
const noticedMs = 20_000;

export interface Links {
  readonly connect: typeof connectLive;
  /** Breaks the connection that is open, if one is: the page is told, or has to notice by itself. */
  cut(isTold: boolean): void;
  /** The server says that the token is bad. */
  refuse(): void;
}

/** Live connections of one page. What is on its way when a connection ends is lost with it. */
export function simulatedLinks({ time }: Simulation, { weather, servers, dice, isGone }: Way): Links {
  let open: { cut(isTold: boolean): void; end(why: 'unauthorised' | 'lost' | null): void } | null = null;

  const connect: typeof connectLive = ({ after }, handlers) => {
    let isOver = false;
    let isCut = false;
    let hasSpoken = false;
    let lastArrival = 0;
    let stopListening = (): void => {};
    let stopSilence = (): void => {};
    const end = (why: 'unauthorised' | 'lost' | null): void => {
      if (isOver || isGone()) return;
      isOver = true;
      stopSilence();
      stopListening();
      if (why) handlers.closed(why);
    };
    const awaitMessage = (): void => {
      stopSilence();
      stopSilence = time.after(silenceMs, () => end('lost'));
    };
    const hear = (text: string): void => {
      if (isOver || isGone() || isCut) return;
      const message = readLiveMessage(text);
      awaitMessage();
      if (!hasSpoken) handlers.opened();
      hasSpoken = true;
      if (!message) end('lost');
      else if (message.type === 'events') handlers.received(message.events);
    };
    const cut = (isTold: boolean): void => {
      isCut = true;
      stopListening();
      if (isTold) time.after(dice.between(0, 20), () => end('lost'));
    };
    const send = (text: string): void => {
      if (weather.isCut) cut(false);
      else if (dice.chance(weather.disorder) && hasSpoken) time.after(noticedMs, () => cut(true));
      else {
        const arrival = time.now + dice.between(1, weather.slowestMs);
        lastArrival = dice.chance(weather.disorder) ? arrival : Math.max(arrival, lastArrival);
        time.after(lastArrival - time.now, () => hear(text));
      }
    };

    awaitMessage();
    time.after(dice.between(1, weather.slowestMs), () => {
      if (isOver || isGone()) return;
      if (weather.isCut || dice.chance(weather.loss)) return cut(dice.chance(0.5));
      const up = servers.filter(({ isUp }) => isUp);
      if (up.length === 0) return cut(true);
      stopListening = dice.pick(up).connect({ send, closed: () => cut(true) }, after);
    });
    open = { cut, end };
    return { authorise: () => {}, say: () => {}, close: () => end(null) };
  };

  return { connect, cut: (isTold) => open?.cut(isTold), refuse: () => open?.end('unauthorised') };
}
