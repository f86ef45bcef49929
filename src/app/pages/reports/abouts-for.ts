import type { Canvas } from '#domain/canvas/canvas.ts';
import { canvasStreamOf } from '#domain/canvas/canvas.ts';
import { liveNode } from '#domain/canvas/live-parts.ts';
import { readingOrder } from '#domain/canvas/reading-order.ts';
import type { Experiment } from '#domain/experiment/experiment.ts';
import { type Ledger, ledgerStreamOf } from '#domain/ledger/ledger.ts';
import { eachPart } from '#domain/log/parts.ts';
import type { Page } from '#domain/page/page.ts';
import { type Project, projectStreamOf } from '#domain/project/project.ts';
import type { Report, ReportBlock } from '#domain/report/report.ts';
import { blockTraits } from '#domain/report/report-blocks.ts';
import { quoted } from '#domain/text/quoted.ts';
import type { Services } from '../../services.ts';

/**
 * Lists the subjects that a block of this kind can have: experiments, assumptions, pages of the report's idea in their
 * order of creation, frames in reading order.
 */
export function aboutsFor(
  block: ReportBlock,
  { projectId }: Report,
  { workspace }: Pick<Services, 'workspace'>,
): readonly { readonly value: string; readonly label: string }[] {
  const own = <State extends { readonly projectId: string }>(name: string): readonly State[] =>
    (workspace.statesOf(name).get() as readonly State[]).filter((each) => each.projectId === projectId);
  switch (blockTraits(block).about?.of) {
    case 'experiment':
      return own<Experiment>('experiment')
        .filter(({ lock }) => lock !== null)
        .map(({ id, question }) => ({ value: id, label: quoted(question) }));
    case 'assumption': {
      const ledger = workspace.peek(ledgerStreamOf(projectId)) as Ledger | undefined;
      return [...eachPart(ledger?.assumptions ?? {})]
        .filter(({ retired }) => !retired)
        .sort((a, b) => a.order - b.order)
        .map(({ id, text }) => ({ value: id, label: quoted(text) }));
    }
    case 'node': {
      const project = workspace.peek(projectStreamOf(projectId)) as Project | undefined;
      const canvas = project && (workspace.peek(canvasStreamOf(project.canvasId)) as Canvas | undefined);
      return canvas
        ? readingOrder(canvas)
            .flatMap((id) => liveNode(canvas, id) ?? [])
            .filter((node) => node.kind === 'frame' || node.kind === 'section')
            .map(({ id, text }) => ({ value: id, label: quoted(text || 'Frame') }))
        : [];
    }
    case 'page':
      return own<Page>('page')
        .filter(({ removed }) => !removed)
        .map(({ id, title }) => ({ value: id, label: quoted(title) }));
    case undefined:
      return [];
  }
}
