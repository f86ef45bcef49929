import { defineStream } from '../log/define-stream.ts';
import { decideIdea } from './decide-idea.ts';
import { evolveIdea } from './evolve-idea.ts';
import { ideaCommands } from './idea-commands.ts';
import { ideaFoldVersion } from './idea-facts.ts';
import { ideaFields } from './idea-fields.ts';

/** `idea-{uuid}`: one stream an idea. */
export const ideaStream = defineStream({
  name: 'idea',
  pattern: /^idea-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  foldVersion: ideaFoldVersion,
  commands: ideaCommands,
  decide: decideIdea,
  evolve: evolveIdea,
  fields: ideaFields,
  unbegun: (idea) => ({ ...idea, archived: true }),
});
