import { defineStream } from '../log/define-stream.ts';
import { decidePost } from './decide-post.ts';
import { evolvePost } from './evolve-post.ts';
import { postCommands } from './post-commands.ts';
import { postKind } from './post-kind.ts';
import { postPersonal } from './post-personal.ts';

export const postStream = defineStream({
  ...postKind,
  commands: postCommands,
  decide: decidePost,
  evolve: evolvePost,
  // Nothing is undone by its author’s history: a vote, a status and a merge have commands that lead back.
  fields: () => ({}),
  personal: postPersonal,
  unbegun: (post) => post,
});
