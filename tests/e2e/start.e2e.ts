import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
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

describe('a start that cannot succeed says why and ends', () => {
  test('port in use', async () => {
    const squatter = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => squatter.once('listening', resolve));
    const { port } = squatter.address() as { port: number };
    const { code, said } = await startInVain({ PORT: String(port) });
    squatter.close();
    expect(code).toBe(1);
    expect(said).toContain(`PORT ${port} is in use`);
  });

  test('unreachable database', async () => {
    const port = await findFreePort('127.0.0.1');
    const { code, said } = await startInVain({
      DATABASE_URL: `postgres://nobody:hidden-word@127.0.0.1:${port}/nothing`,
    });
    expect(code).toBe(1);
    expect(said).toContain('DATABASE_URL');
    expect(said).not.toContain('hidden-word');
  });

  test('unwritable data folder', async () => {
    const { code, said } = await startInVain({ DATA_DIR: '/dev/null/data' });
    expect(code).toBe(1);
    expect(said).toContain('DATA_DIR');
  });

  test('embedded identity within reach of other machines', async () => {
    const { code, said } = await startInVain({ HOST: '0.0.0.0' });
    expect(code).toBe(1);
    expect(said).toContain('EMBEDDED_IDENTITY_PUBLIC');
  });

  test('a setting that makes no sense', async () => {
    const { code, said } = await startInVain({ REFRESH_TOKEN_TTL_S: 'soon' });
    expect(code).toBe(1);
    expect(said).toContain('REFRESH_TOKEN_TTL_S');
  });
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
