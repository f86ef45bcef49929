import { useSelector as useAtom } from '@xstate/store-react';
import { useEffect, useMemo, useState } from 'react';
import { blocksIn } from '#domain/page/block-tree.ts';
import type { Page } from '#domain/page/page.ts';
import type { Survey } from '#domain/survey/survey.ts';
import type { PageContext } from '#drawing/page/page-context.ts';
import { surveysByProject } from '#machines/survey/select-surveys.ts';
import { useApp } from '../../app-context.ts';

type Draw = typeof import('./draw-embedded.ts').drawEmbedded;

const none: readonly Survey[] = [];

/** Draws the first questions of surveys on a page; surveys are loaded only for a page that has one. */
export function useEmbeddedQuestion({ projectId, blocks }: Page): PageContext['question'] {
  const { workspace } = useApp().services;
  const surveys = useAtom(surveysByProject(workspace)).get(projectId) ?? none;
  const isWanted = useMemo(
    () => blocksIn({ blocks }, null).some(({ kind, fields }) => kind === 'survey' && fields['look'] === 'question'),
    [blocks],
  );
  const [draw, setDraw] = useState<Draw>();
  useEffect(() => {
    if (isWanted) import('./draw-embedded.ts').then((loaded) => setDraw(() => loaded.drawEmbedded)).catch(() => {});
  }, [isWanted]);
  return useMemo(() => draw?.(surveys), [draw, surveys]);
}
