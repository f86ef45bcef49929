import type { JsonObject } from '#domain/log/json.ts';
import type { RejectedChange } from '#domain/replica/rejected-commands.ts';
import type { App } from './app-context.ts';
import { remedyFor } from './remedy.ts';

/** A founder's actions on a refused change. */
export interface RejectionActions {
  readonly retry: (commandId: string, data?: JsonObject) => void;
  /** Takes the remedy that there is. */
  readonly retryOtherwise: (rejected: RejectedChange) => void;
  readonly drop: (commandId: string) => void;
}

export function rejectionActions({ actorOf, services }: App): RejectionActions {
  const { newId, now } = services;
  const sync = actorOf('sync');
  const retry = (commandId: string, terms = {}) =>
    sync.send({ type: 'rejection.retried', commandId, newId: newId(), at: now(), ...terms });
  return {
    retry: (commandId, data) => retry(commandId, data && { data }),
    retryOtherwise: (rejected) => retry(rejected.command.id, remedyFor(rejected, services)?.terms()),
    drop: (commandId) => sync.send({ type: 'rejection.dropped', commandId }),
  };
}
