import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

// After an installation: writes styled-system/ from the theme. With --omit=dev a built product is installed, which has it.
const panda = join(import.meta.dirname, '../node_modules/@pandacss/dev/bin.js');
if (existsSync(panda)) {
  process.exitCode = spawnSync(process.execPath, [panda, 'codegen', '--silent'], { stdio: 'inherit' }).status ?? 1;
}
