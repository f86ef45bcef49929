import { adminCommand } from '../src/server/admin/admin-command.ts';
import { runCommand } from '../src/server/admin/run-command.ts';

await runCommand(adminCommand);
