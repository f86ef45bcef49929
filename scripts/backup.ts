import { runCommand } from '../src/server/admin/run-command.ts';
import { backupCommand } from '../src/server/backup/backup-command.ts';

await runCommand(backupCommand);
