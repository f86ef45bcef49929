import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { useMemo } from 'react';
import { local } from '#adapters/storage/local.ts';
import { readMarkedAssumption } from '#adapters/storage/marked-assumption-storage.ts';
import type { Interview } from '#domain/interview/interview.ts';
import type { Sentence } from '#domain/transcript/transcript.ts';
import { TranscriptDialog } from '#features/validate/interviews/TranscriptDialog.tsx';
import { selectUser } from '#machines/shell/user.store.ts';
import { byRisk, scoresOfProject } from '#machines/validate/select-ledger.ts';
import { useApp } from '../../../app-context.ts';
import { transcriptsHere } from '../../../kept-transcripts.ts';
import { useFlow } from '../../../use-flow.ts';
import { useWhenOver } from '../../../use-when-over.ts';
import { transcriptRun } from './transcript-run.ts';

export interface ReadTranscriptProps {
  readonly projectId: string;
  readonly interview: Interview;
  /** Whom it was held with. */
  readonly name: string;
  readonly onClose: () => void;
}

const none: readonly Sentence[] = [];

/** Marks sentences of a transcript for one interview. */
export default function ReadTranscript({ projectId, interview, name, onClose }: ReadTranscriptProps) {
  const app = useApp();
  const { services } = app;
  const account = useSelector(app.actorOf('user'), selectUser)?.id;
  const scores = useAtom(scoresOfProject(services.workspace, projectId));
  const run = useMemo(
    () => transcriptRun({ services: app.services, projectId, kept: transcriptsHere(app, account) }),
    [app, projectId, account],
  );
  const assumptions = useMemo(() => {
    const live = byRisk(scores)
      .map(({ assumption }) => assumption)
      .filter(({ retired }) => !retired);
    const last = readMarkedAssumption(local, projectId);
    return [...live.filter(({ id }) => id === last), ...live.filter(({ id }) => id !== last)];
  }, [scores, projectId]);
  const reader = useFlow(run.machine, { interview, assumptionId: assumptions[0]?.id ?? null });
  const isMarking = useSelector(reader, (snapshot) => snapshot.matches('marking'));
  useWhenOver(reader, onClose);
  return (
    <TranscriptDialog
      reader={reader}
      sentences={isMarking ? run.sentences() : none}
      interview={interview}
      name={name}
      assumptions={assumptions}
      newId={services.newId}
      onSource={(content, name, pasted) => {
        run.hold({ file: content, name });
        reader.send({ type: 'source.given', source: { fileName: name, bytes: content.size }, pasted });
      }}
    />
  );
}
