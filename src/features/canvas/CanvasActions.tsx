import { History, Presentation, Share2 } from 'lucide-react';
import { css } from '#styled-system/css';
import { IconButton } from '#ui/IconButton.tsx';
import { IfMayEdit } from '#ui/rights.ts';
import { Tooltip } from '#ui/Tooltip.tsx';
import { canvasMenuLabels } from './labels.ts';

/** View that replaces the canvas while it is open. */
export type CanvasMode = 'history' | 'presentation';

export interface CanvasActionsProps {
  readonly isEmpty: boolean;
  /** From where the founder comes back: the keyboard goes on there. */
  readonly left: CanvasMode | null;
  readonly onOpen: (mode: CanvasMode) => void;
  readonly onShare: () => void;
}

/** Other ways to look at a canvas, and the way to show it to others. */
export function CanvasActions({ isEmpty, left, onOpen, onShare }: CanvasActionsProps) {
  return (
    <div className={bar}>
      <IfMayEdit>
        <Tooltip text={canvasMenuLabels.shareCanvas}>
          <IconButton
            label={canvasMenuLabels.shareCanvas}
            size="small"
            icon={<Share2 aria-hidden="true" />}
            isDisabled={isEmpty}
            onPress={onShare}
          />
        </Tooltip>
      </IfMayEdit>
      <Tooltip text={canvasMenuLabels.present}>
        <IconButton
          label={canvasMenuLabels.present}
          size="small"
          icon={<Presentation aria-hidden="true" />}
          isDisabled={isEmpty}
          autoFocus={left === 'presentation'}
          onPress={() => onOpen('presentation')}
        />
      </Tooltip>
      <Tooltip text={canvasMenuLabels.history}>
        <IconButton
          label={canvasMenuLabels.history}
          size="small"
          icon={<History aria-hidden="true" />}
          autoFocus={left === 'history'}
          onPress={() => onOpen('history')}
        />
      </Tooltip>
    </div>
  );
}

const bar = css({ layerStyle: 'floating', display: 'flex', gap: '4', padding: '4' });
