import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReportSection } from '#domain/report/report-content.ts';
import type { ReportScreenActor } from '#machines/report/report-screen.machine.ts';
import { css } from '#styled-system/css';
import { IconButton } from '#ui/IconButton.tsx';
import { IfMayEdit } from '#ui/rights.ts';
import { screenLabels as labels } from './labels.ts';

export interface BlockToolsProps {
  readonly screen: ReportScreenActor;
  readonly section: ReportSection;
  readonly index: number;
  /** The ids of all blocks, in order. */
  readonly ids: readonly string[];
  /** The way to the comments on it. */
  readonly comments: ReactNode;
}

/** Actions on one block. */
export function BlockTools({ screen, section: { id, heading }, index, ids, comments }: BlockToolsProps) {
  const move = (after: string | null) => screen.send({ type: 'block.moved', id, after });
  return (
    <div className={css({ display: 'flex', gap: '4', _print: { display: 'none' } })}>
      {comments}
      <IfMayEdit>
        <IconButton
          label={labels.edit(heading)}
          size="small"
          icon={<Pencil aria-hidden="true" />}
          onPress={() => screen.send({ type: 'block.opened', id })}
        />
        <IconButton
          label={labels.up(heading)}
          size="small"
          isDisabled={index === 0}
          icon={<ArrowUp aria-hidden="true" />}
          onPress={() => move(ids[index - 2] ?? null)}
        />
        <IconButton
          label={labels.down(heading)}
          size="small"
          isDisabled={index === ids.length - 1}
          icon={<ArrowDown aria-hidden="true" />}
          onPress={() => move(ids[index + 1] ?? null)}
        />
        <IconButton
          label={labels.removeBlock(heading)}
          size="small"
          icon={<Trash2 aria-hidden="true" />}
          onPress={() => screen.send({ type: 'block.removed', id })}
        />
      </IfMayEdit>
    </div>
  );
}
