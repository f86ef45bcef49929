import { main } from '../src/server/main.ts';
import { developmentClient } from './development-client.ts';
import { writePageFonts } from './page-fonts.ts';

// The product from its sources: the client reloads by itself; the server is started anew when its files change.
await writePageFonts('dist/page-fonts');
await main(process.env, await developmentClient());
