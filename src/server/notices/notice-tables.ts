import type { Generated } from 'kysely';
import type { NoticeKind } from '#domain/notice/notice.ts';

export interface NoticeTables {
  notices: {
    workspace_id: string;
    /** Id of the fact; for a first sign-up its kind, so that there is one. */
    id: string;
    kind: NoticeKind;
    /** Stream that the notice is about; if that matter ends, notices for later are not told. */
    stream: string;
    /** Empty for a post, whose title is read whenever it is told: it is another founder’s, who may leave. */
    title: string;
    /** A verdict or a status; for a comment the account that wrote it, whose name is read whenever it is told. */
    detail: string;
    /** A reply of the team. */
    words: Generated<string>;
    path: string;
    /** From when on it is told. */
    at: Date;
    /** Where the comment is that it is about; null for all else. */
    about_workspace: Generated<string | null>;
  };
  /** Marks of the accounts that have read a notice. */
  notice_reads: {
    workspace_id: string;
    account_id: string;
    notice_id: string;
    read_at: Date;
  };
}
