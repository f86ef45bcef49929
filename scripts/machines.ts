import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawnMachines } from './drawn-machines.ts';

// `npm run machines`: every statechart as a picture and as data, in docs/machines/.
const folder = fileURLToPath(new URL('../docs/machines/', import.meta.url));
const files = await drawnMachines();
mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) if (!files.has(file)) rmSync(folder + file);
for (const [file, text] of files) writeFileSync(folder + file, text);
console.log(`${files.size} files in docs/machines/.`);
