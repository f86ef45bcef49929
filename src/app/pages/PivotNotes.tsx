import { useSelector as useAtom } from '@xstate/store-react';
import { buildPath } from '#domain/routes/build-path.ts';
import { PivotNote } from '#features/lineage/PivotNote.tsx';
import { type PivotEnd, pivotsOf } from '#machines/project/select-pivots.ts';
import { css } from '#styled-system/css';
import { useApp } from '../app-context.ts';

export interface PivotNotesProps {
  readonly ideaId: string;
  /** Where the other idea is shown: its own page, or how it is validated. */
  readonly to: 'idea' | 'validate';
}

/** Where an idea came from and what it became, each with the way there. */
export function PivotNotes({ ideaId, to }: PivotNotesProps) {
  const { workspace } = useApp().services;
  const pivots = useAtom(pivotsOf(workspace), (all) => all[ideaId]);
  const hrefOf = ({ ideaId: id, projectId }: PivotEnd) =>
    to === 'idea'
      ? buildPath({ name: 'idea-vault.idea', params: { ideaId: id } })
      : buildPath({ name: 'validate', params: { projectId } });
  if (!pivots) return null;
  return (
    <>
      {(['from', 'into'] as const).map((way) => {
        const end = pivots[way];
        return (
          end && (
            <p key={way} className={note}>
              <PivotNote way={way} end={end} href={hrefOf(end)} />
            </p>
          )
        );
      })}
    </>
  );
}

const note = css({ maxWidth: 'prose', color: 'ink.muted', overflowWrap: 'anywhere' });
