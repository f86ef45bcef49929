import type { AddressInfo } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import Fastify from 'fastify';

const app = Fastify();
app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(workerData));
await app.listen({ port: 0, host: 'localhost' });
parentPort?.postMessage((app.server.address() as AddressInfo).port);
