import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** By hand: a connection is no call, and its route is not described by itself. */
const live = {
  get: {
    summary: 'The live connection, a WebSocket: events as they are appended',
    description:
      'Within 5 s the client sends {"type":"auth","accessToken":…}, with "proof" if the session is bound to a key, and again ' +
      'before the token expires. The server sends {"type":"events","events":[…],"position":n} and every 25 s {"type":"ping"}. ' +
      'It closes with 4401 (bad, expired or ended session), 4403 (no member of the workspace any more), 4404 (never one, or no ' +
      'such workspace) or 1012 (restart). Origin must be ours.',
    parameters: [
      {
        name: 'after',
        in: 'query' as const,
        description: 'The position after which events are wanted.',
        schema: { type: 'integer' as const, minimum: 0, default: 0 },
      },
      {
        name: 'workspace',
        in: 'query' as const,
        description: 'The workspace; the account’s own without it.',
        schema: { type: 'string' as const, format: 'uuid' },
      },
    ],
    responses: {
      101: { description: 'The connection is open.' },
      403: { description: 'The page is of a foreign origin.' },
    },
  },
};

/** The rest of an address goes by the name `*` in a route, which is none in a description. */
const transform: typeof jsonSchemaTransform = ({ schema, url, ...route }) => {
  if (!url.endsWith('/*') || !(schema?.params instanceof z.ZodObject))
    return jsonSchemaTransform({ schema, url, ...route });
  const { '*': token, ...params } = schema.params.shape;
  const named = { ...schema, params: z.object({ ...params, token }) };
  return jsonSchemaTransform({ schema: named, url: url.replace(/\*$/, ':token'), ...route });
};

/** `/openapi.json`: what the routes say of themselves. */
export async function describeApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Groundwork',
        version: '1',
        description:
          'Commands go in, events come out. Errors are {message, code, requestId}. A session that began with a DPoP proof ' +
          '(RFC 9449, ES256) needs one for every call and refresh: the header DPoP, or else 401 proof-required.',
      },
      servers: [{ url: publicUrl }],
      paths: { '/api/v1/live': live },
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer' },
          token: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'gw_ and 40 digits',
            description:
              'An access token of a member, made under Developer access: for one workspace, to read or to write.',
          },
        },
      },
    },
    transform,
  });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
