import { defineStream } from '../log/define-stream.ts';
import { decideThread } from './decide-thread.ts';
import { evolveThread } from './evolve-thread.ts';
import { threadCommands } from './thread-commands.ts';
import { threadFields } from './thread-fields.ts';
import { threadKind } from './thread-kind.ts';

export const threadStream = defineStream({
  ...threadKind,
  commands: threadCommands,
  decide: decideThread,
  evolve: evolveThread,
  fields: threadFields,
  unbegun: (thread) => ({ ...thread, comments: thread.comments.map((comment) => ({ ...comment, removed: true })) }),
});
