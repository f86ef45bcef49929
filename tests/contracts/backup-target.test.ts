import { execFileSync } from 'node:child_process';
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { BackupRefused } from '#server/backup/backup-lines.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import { type FreshDatabase, freshDatabase } from '../fixtures/postgres.ts';

let folder: string;
let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh?.drop());
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'groundwork-backup-')));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function backup(file: string): Promise<void> {
  const client = new pg.Client({ connectionString: fresh.url });
  await client.connect();
  await writeBackup(client, file, new Date()).finally(() => client.end());
}
const isBackup = (file: string): boolean => readFileSync(file, 'utf8').startsWith('{"format":"groundwork-backup"');

test('a backup replaces a file of its name, readable by its owner alone, and follows a link to its file', async () => {
  const [file, link] = [join(folder, 'saved.ndjson'), join(folder, 'latest.ndjson')];
  writeFileSync(file, 'older', { mode: 0o644 });
  symlinkSync('saved.ndjson', link);
  await backup(link);
  expect(readlinkSync(link)).toBe('saved.ndjson');
  expect(isBackup(file)).toBe(true);
  writeFileSync(file, 'older');
  await backup(file);
  expect(isBackup(file)).toBe(true);
  expect(lstatSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).toSorted()).toEqual(['latest.ndjson', 'saved.ndjson']);
});

test.runIf(process.platform !== 'win32')('a backup leaves whatever is no file as it is, and says so', async () => {
  const [pipe, link, lost, inner] = ['pipe', 'link', 'lost', 'folder'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
    string,
  ];
  execFileSync('mkfifo', [pipe]);
  symlinkSync(pipe, link);
  symlinkSync('nowhere', lost);
  mkdirSync(inner);
  for (const file of [pipe, link, inner]) {
    const refused = `${file} isn’t a regular file. Choose a regular file, or one that doesn’t exist yet.`;
    await expect(backup(file)).rejects.toEqual(new BackupRefused(refused));
  }
  await expect(backup(lost)).rejects.toEqual(new BackupRefused(`${lost} is a broken link. Choose a file.`));
  expect(lstatSync(pipe).isFIFO()).toBe(true);
  expect([readlinkSync(link), readlinkSync(lost)]).toEqual([pipe, 'nowhere']);
  expect(readdirSync(folder).toSorted()).toEqual(['folder', 'link', 'lost', 'pipe']);
});
