import { useSelector } from '@xstate/react';
import type { PostDetail } from '#domain/feedback/feedback-post.ts';
import type { ChangePostActor } from '#machines/feedback/change-post.machine.ts';
import { EditPost } from './EditPost.tsx';
import { MergePost } from './MergePost.tsx';
import { ReportForm } from './ReportForm.tsx';

export interface PostFormsProps {
  readonly post: PostDetail;
  readonly change: ChangePostActor;
}

/** The form that is open, if one is. */
export function PostForms({ post, change }: PostFormsProps) {
  const form = useSelector(change, ({ context }) => context.form);
  const isPending = useSelector(change, (snapshot) => snapshot.hasTag('pending'));
  const onClose = () => change.send({ type: 'form.closed' });
  if (form?.kind === 'edit') return <EditPost post={post} change={change} isPending={isPending} onClose={onClose} />;
  if (form?.kind === 'merge') return <MergePost post={post} change={change} isPending={isPending} onClose={onClose} />;
  if (form?.kind === 'report')
    return <ReportForm commentId={form.commentId} change={change} isPending={isPending} onClose={onClose} />;
  return null;
}
