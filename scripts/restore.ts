import { runCommand } from '../src/server/admin/run-command.ts';
import { restoreCommand } from '../src/server/backup/restore-command.ts';

await runCommand(restoreCommand);
