import { startPostgres } from '#server/postgres/start-postgres.ts';

// A process that holds the embedded PostgreSQL, for the tests that kill it: `node postgres-holder.ts DATA_DIR PORT`.
const [dataDir = '', port] = process.argv.slice(2);
try {
  const running = await startPostgres({ dataDir, port: Number(port), log: { info: () => undefined } });
  process.stdout.write(`${JSON.stringify({ connectionString: running.connectionString })}\n`);
  process.once('SIGTERM', () => void running.stop().then(() => process.exit(0)));
} catch (error) {
  process.stdout.write(`${JSON.stringify({ refused: (error as Error).message })}\n`);
  process.exitCode = 1;
}
