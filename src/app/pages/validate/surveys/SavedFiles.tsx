import { useState } from 'react';
import { fetchFile } from '#adapters/api/fetch-file.ts';
import { logError } from '#adapters/log/log-error.ts';
import { saveFile } from '#adapters/page/save-file.ts';
import type { AnswerFile } from '#domain/survey/answer-file.ts';
import { fileName, filePath } from '#domain/survey/file-text.ts';
import { ReceivedFiles, type ReceivedFilesProps } from '#features/validate/surveys/ReceivedFiles.tsx';
import { createAuthorisedCall } from '#machines/auth/authorised-call.ts';
import { useApp } from '../../../app-context.ts';

export interface SavedFilesProps extends Pick<ReceivedFilesProps, 'files'> {
  readonly surveyId: string;
}

/** The files that a question was answered with, and the way of each into the browser's downloads. */
export function SavedFiles({ surveyId, files }: SavedFilesProps) {
  const { actorOf, services } = useApp();
  const [saving, setSaving] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const save = async (file: AnswerFile, n: number) => {
    setSaving(file.id);
    setFailed(false);
    const fetchAsFounder = createAuthorisedCall({
      session: actorOf('session'),
      send: ({ call, accessToken }, signal) => fetchFile(call.path, accessToken, signal, call.workspace),
      log: logError,
    });
    const workspace = services.workspace.id.get() ?? undefined;
    await fetchAsFounder<Blob>(filePath(surveyId, file), { workspace })
      .then((blob) => saveFile(blob, fileName(file.kind, n)))
      .catch(() => setFailed(true));
    setSaving(undefined);
  };
  return <ReceivedFiles files={files} onSave={(file, n) => void save(file, n)} saving={saving} hasFailed={hasFailed} />;
}
