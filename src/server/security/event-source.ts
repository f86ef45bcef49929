import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deviceName } from '#domain/account/device-name.ts';
import { countedAddress } from '../http/counted-address.ts';
import type { EventSource } from './security-event.ts';
import type { SecurityEvents } from './security-events.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Absent if only a part of the server is composed. */
    securityEvents?: SecurityEvents;
  }
}

const requests = new AsyncLocalStorage<FastifyRequest>();

/** Lets `currentSource` know the request that is being answered. To be called before other hooks are added. */
export function followRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => requests.run(request, done));
}

/** Where the request comes from that is being answered; undefined beside any, as at the hourly purge. */
export const currentSource = (): EventSource | undefined => {
  const request = requests.getStore();
  return request && sourceOf(request);
};

export const sourceOf = ({ ip, id, headers }: FastifyRequest): EventSource => ({
  address: countedAddress(ip),
  device: deviceName(headers['user-agent'] ?? null),
  requestId: id,
});
