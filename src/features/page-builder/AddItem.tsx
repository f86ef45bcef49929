import { Plus } from 'lucide-react';
import { blockKindOf } from '#domain/page/block-kinds.ts';
import type { ContentBlock } from '#domain/page/page-content.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { addLabels as labels } from './labels.ts';

export interface AddItemProps {
  readonly section: ContentBlock;
  readonly onAdd: (section: ContentBlock) => void;
}

/** One more of those that a section holds, at its end. As large as every button, however small the page is shown. */
export function AddItem({ section, onAdd }: AddItemProps) {
  return (
    <div data-add="" className={place}>
      <Button size="small" onPress={() => onAdd(section)}>
        <Plus aria-hidden="true" />
        {labels.item(blockKindOf(section.kind)?.items ?? '')}
      </Button>
    </div>
  );
}

const place = css({
  display: 'flex',
  justifyContent: 'center',
  cursor: 'default',
  zoom: '[calc(1 / var(--stage-zoom, 1))]',
  // The page's own rules leave nothing any room.
  '& > button': { marginTop: '16!', paddingInline: '12!' },
});
