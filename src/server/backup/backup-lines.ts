import { z } from 'zod';

/** The format that is written and read here. */
export const formatVersion = 1;

/** The first line of a backup. */
export const headerSchema = z.object({
  format: z.literal('groundwork-backup'),
  version: z.literal(formatVersion),
  /** When what it shows was so; ISO 8601. */
  at: z.iso.datetime(),
  /** Version of the PostgreSQL that the backup was taken from. */
  postgres: z.string(),
  /** Migrations that had been applied to the database, in order. */
  migrations: z.array(z.string()),
});

/** The first line of a backup in whatever format. */
export const formatSchema = z.object({ format: z.literal('groundwork-backup'), version: z.int() });

/** A line for every row; `row` is as PostgreSQL writes it. */
export const rowSchema = z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) });

/** The last line: how many rows each table has, and the SHA-256, hexadecimal, of all lines before it. */
export const endSchema = z.object({
  end: z.object({ rows: z.record(z.string(), z.int()), sha256: z.string() }),
});

export type BackupHeader = z.infer<typeof headerSchema>;
export type BackupEnd = z.infer<typeof endSchema>['end'];

/** By it the last line is known from the others. */
export const endPrefix = '{"end":';

/** Why a file cannot be restored, for the operator. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}
