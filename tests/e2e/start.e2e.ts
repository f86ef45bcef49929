import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFreePort } from '../../src/server/http/find-free-port.ts';
import { type Product, startProduct } from '../fixtures/product.ts';

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** Runs `npm start`'s program until it ends by itself. */
async function startInVain(env: Record<string, string>): Promise<Ended> {
  const dataDir = mkdtempSync(join(tmpdir(), 'groundwork-'));
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: {
      ...process.env,
      LOG_LEVEL: 'warn',
      DATA_DIR: dataDir,
      PORT: String(await findFreePort('127.0.0.1')),
      ...env,
    },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  // Not at its exit: what it said last may still be on its way.
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  rmSync(dataDir, { recursive: true, force: true });
  return { code, said };
}

test('a start that cannot succeed says why and ends', async () => {
  const { code, said } = await startInVain({ REFRESH_TOKEN_TTL_S: 'soon' });
  expect([code, said]).toEqual([1, expect.stringContaining('REFRESH_TOKEN_TTL_S')]);
});

describe('one data folder', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product?.close());

  test('a second start on it is refused, names the holder, and leaves the first unharmed', async () => {
    const { code, said } = await startInVain({ DATA_DIR: product.dataDir });
    expect(code).toBe(1);
    expect(said).toMatch(/in use by groundwork pid \d+/);
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
  });
});
