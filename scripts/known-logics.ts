import { readdirSync } from 'node:fs';
import { collectLogics, type Logics } from '#machines/journal/collect-logics.ts';

const folder = new URL('../machines/', import.meta.url);

/** Every machine and store of the application. */
export async function knownLogics(): Promise<Logics> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:machine|store)\.ts$/.test(file),
  );
  return collectLogics(await Promise.all(files.map((file) => import(new URL(file, folder).href))));
}
