import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { expect, test } from 'vitest';
import { createByteBudget } from '../http/byte-budget.ts';
import { assetRoutes } from './asset-routes.ts';
import type { AssetStore } from './asset-store.ts';

test('images under way count for whoever fetches them, and are given back when they have left', async () => {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const budget = createByteBudget({ ofOwner: 600_000, patienceMs: 0 });
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const used: number[] = [];
  async function* slices() {
    used.push(budget.used());
    await opened;
    yield Buffer.from('image');
  }
  const body = async () => ({ type: 'image/png' as const, bytes: 5, slices: slices() });
  await app.register(assetRoutes, {
    store: { body } as unknown as AssetStore,
    urls: { sign: expect.unreachable, isGood: () => true },
    budget,
  });
  const fetchFrom = (remoteAddress: string) => app.inject({ url: '/api/v1/assets/a', remoteAddress });
  const first = fetchFrom('203.0.113.9');
  await expect.poll(() => used).toEqual([500_000]);
  const [same, other] = [await fetchFrom('203.0.113.9'), fetchFrom('203.0.113.10')];
  await expect.poll(() => used).toEqual([500_000, 1_000_000]);
  open();
  expect([(await first).body, same.statusCode, (await other).body]).toEqual(['image', 429, 'image']);
  expect(budget.used()).toBe(0);
  await app.close();
});
