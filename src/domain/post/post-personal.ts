import type { PersonalDeclaration } from '../log/personal-fields.ts';
import type { Post } from './post.ts';
import type { postCommands } from './post-commands.ts';
import type { PostFact } from './post-facts.ts';

/** Personal fields of posts: texts that founders write. The subject is the account, over all posts. */
export const postPersonal: PersonalDeclaration<Post, typeof postCommands, PostFact> = {
  facts: { PostWritten: ['title', 'body'], PostEdited: ['title', 'body'], CommentWritten: ['text'] },
  commands: { WritePost: ['title', 'body'], EditPost: ['title', 'body'], WriteComment: ['text'] },
  erasedBy: 'PersonErased',
  subjectOf: ({ data }) => memberSubject(String(data['member'])),
  isErased: () => false,
};

/** The name under which what an account wrote lies apart. */
export const memberSubject = (accountId: string): string => `member/${accountId}`;
