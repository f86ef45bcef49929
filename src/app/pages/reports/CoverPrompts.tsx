import { type Project, projectStreamOf } from '#domain/project/project.ts';
import type { Report } from '#domain/report/report.ts';
import type { ReportContent } from '#domain/report/report-content.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { coverOf } from '#drawing/report/report-title.ts';
import { coverLabels as labels } from '#features/reports/labels.ts';
import { css } from '#styled-system/css';
import { Link } from '#ui/Link.tsx';
import { useApp } from '../../app-context.ts';

export interface CoverPromptsProps {
  readonly report: Report;
  readonly content: ReportContent;
}

/** Texts that a reader would miss on the cover, each with a link to its editor; nothing if the cover is complete. */
export function CoverPrompts({ report, content }: CoverPromptsProps) {
  const { workspace } = useApp().services;
  const project = workspace.peek(projectStreamOf(report.projectId)) as Project | undefined;
  const cover = coverOf(content);
  if (!cover) return null;
  const { founder, texts } = cover;
  const lacking = (['pitch', 'problem', 'audience'] as const).filter((name) => texts[name] === '');
  if (founder !== null && lacking.length === 0) return null;
  return (
    <p
      className={css({
        color: 'ink.muted',
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: '16',
        _print: { display: 'none' },
      })}
    >
      {founder === null && <Link href={buildPath({ name: 'profile' })}>{labels.name}</Link>}
      {project && lacking.length > 0 && (
        <Link href={buildPath({ name: 'idea-vault.idea', params: { ideaId: project.ideaId } })}>
          {labels.texts(lacking)}
        </Link>
      )}
    </p>
  );
}
