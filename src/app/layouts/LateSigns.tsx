import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { selectUser } from '#machines/shell/user.store.ts';
import { useApp } from '../app-context.ts';
import { dropGoneTranscripts } from '../kept-transcripts.ts';
import { sendWaitingFeedback } from '../send-waiting-feedback.ts';
import NoticeBell from './NoticeBell.tsx';

/**
 * The part of the top bar that can load late. With it, waiting entries for the feedback board are sent, and transcripts
 * of removed interviews are deleted.
 */
export default function LateSigns() {
  const app = useApp();
  const account = useSelector(app.actorOf('user'), selectUser)?.id;
  useEffect(() => (account === undefined ? undefined : sendWaitingFeedback(app, account)), [app, account]);
  useEffect(
    () => (account === undefined ? undefined : dropGoneTranscripts(app.services.workspace, account)),
    [app, account],
  );
  return <NoticeBell />;
}
