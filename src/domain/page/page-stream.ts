import { defineStream } from '../log/define-stream.ts';
import { decidePage } from './decide-page.ts';
import { evolvePage } from './evolve-page.ts';
import { pageCommands } from './page-commands.ts';
import { clearedPage, pageDifferences, pageFields } from './page-fields.ts';

/** `page-{uuid}`: a landing page. */
export const pageStream = defineStream({
  name: 'page',
  pattern: /^page-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  foldVersion: 1,
  commands: pageCommands,
  decide: decidePage,
  evolve: evolvePage,
  fields: pageFields,
  differences: pageDifferences,
  unbegun: clearedPage,
});
