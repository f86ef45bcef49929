import { defineStream } from '../log/define-stream.ts';
import { decidePage } from './decide-page.ts';
import { evolvePage } from './evolve-page.ts';
import { pageCommands } from './page-commands.ts';
import { clearedPage, pageDifferences, pageFields } from './page-fields.ts';
import { pageKind } from './page-kind.ts';

export const pageStream = defineStream({
  ...pageKind,
  commands: pageCommands,
  decide: decidePage,
  evolve: evolvePage,
  fields: pageFields,
  differences: pageDifferences,
  unbegun: clearedPage,
});
