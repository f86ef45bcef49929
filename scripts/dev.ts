import { main } from '../src/server/main.ts';
import { developmentClient } from './development-client.ts';

// The product from its sources: the client reloads by itself; the server is started anew when its files change.
await main(process.env, await developmentClient());
