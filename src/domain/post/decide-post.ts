import type { Sent } from '../log/command-type.ts';
import { accept, type Decision, reject } from '../log/decision.ts';
import type { Reads } from '../log/reads.ts';
import { fact } from '../log/recorded-event.ts';
import { isGone, type Post } from './post.ts';
import type { PostCommand } from './post-commands.ts';
import type { PostFact } from './post-facts.ts';
import {
  answerPost,
  editPost,
  forgetMember,
  mergePost,
  moderatePost,
  removeComment,
  reparentPost,
  reportAbuse,
  setVote,
  tagPost,
  writeComment,
  writePost,
} from './post-rules.ts';

/** Decides a command to a post. The server checks who may send it: it knows the accounts. */
export function decidePost(post: Post | undefined, command: Sent<PostCommand>, reads: Reads): Decision<PostFact> {
  if (command.type === 'WritePost') return writePost(post, command.data);
  if (!post) return reject('not-found');
  if (command.type === 'ForgetMember') return forgetMember(post, command.data);
  // Its votes still count for what it was merged into.
  const isWithdrawal = command.type === 'SetVote' && !command.data.voted;
  if (isGone(post) && !isWithdrawal) return reject('not-found');
  switch (command.type) {
    case 'EditPost':
      return editPost(post, command.data);
    case 'SetVote':
      return setVote(post, command.data);
    case 'WriteComment':
      return writeComment(post, command.data);
    case 'RemoveComment':
      return removeComment(post, command.data);
    case 'ReportAbuse':
      return reportAbuse(post, command.data);
    case 'AnswerPost':
      return answerPost(post, command.data);
    case 'TagPost':
      return tagPost(post, command.data);
    case 'MergePost':
      return mergePost(post, command.data, reads);
    case 'UnmergePost':
      return post.mergedInto === null
        ? accept()
        : accept(fact('PostUnmerged', { staff: command.data.staff, from: post.mergedInto }));
    case 'ReparentPost':
      return reparentPost(post, command.data, reads);
    case 'ModeratePost':
      return moderatePost(post, command.data);
  }
}
