import { fromPromise } from 'xstate';
import type { ModelEvent } from './model.ts';

/** Promise actors that wait for the path to answer them, by invoke id. */
export class Parked {
  readonly #waiting = new Map<string, PromiseWithResolvers<unknown>[]>();
  readonly #starts = new Map<string, number>();

  readonly logic = fromPromise<unknown, unknown>(({ self, signal }) => {
    const answer = Promise.withResolvers<unknown>();
    const waiting = this.#waiting.get(self.id) ?? [];
    this.#waiting.set(self.id, [...waiting, answer]);
    this.#starts.set(self.id, this.started(self.id) + 1);
    signal.addEventListener('abort', () => this.#remove(self.id, answer));
    return answer.promise;
  });

  readonly running = (id: string): number => this.#waiting.get(id)?.length ?? 0;
  readonly started = (id: string): number => this.#starts.get(id) ?? 0;

  async settle(event: ModelEvent): Promise<void> {
    const id = String(event['actorId']);
    const [answer] = this.#waiting.get(id) ?? [];
    if (!answer) throw new Error(`no actor ${id} is waiting for ${event.type}`);
    this.#remove(id, answer);
    if (event.type.startsWith('xstate.done.')) answer.resolve(event['output']);
    else answer.reject(event['error']);
    await new Promise((resolve) => setImmediate(resolve));
  }

  #remove(id: string, answer: PromiseWithResolvers<unknown>): void {
    this.#waiting.set(id, this.running(id) ? (this.#waiting.get(id) ?? []).filter((other) => other !== answer) : []);
  }
}
