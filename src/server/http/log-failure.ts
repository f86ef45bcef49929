import type { FastifyRequest } from 'fastify';

/** Writes that a request failed, and where: by its route, never by its address, which may hold secrets. */
export function logFailure(request: FastifyRequest, err: unknown, status: number): void {
  const { method, routeOptions } = request;
  request.log.error({ err, method, route: routeOptions.url ?? 'page', status }, 'request failed');
}
