import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { ImagePlus, LayoutTemplate, ListChecks, Redo2, Undo2 } from 'lucide-react';
import { css } from '#styled-system/css';
import { IconButton } from '#ui/IconButton.tsx';
import { ToolButton } from '#ui/ToolButton.tsx';
import { Tooltip } from '#ui/Tooltip.tsx';
import type { CanvasSession } from '../canvas-session.ts';
import { toolLabels } from '../labels.ts';
import { type PlaceableKind, placeableKinds } from '../placeable.ts';
import { ToolRail } from './ToolRail.tsx';

export interface CanvasToolsProps {
  readonly session: CanvasSession;
}

/**
 * The tools of a canvas. A tool that is taken up by keyboard places its thing at once, in the middle of what is seen:
 * there is no pointer that could draw it.
 */
export function CanvasTools({ session }: CanvasToolsProps) {
  const { actor, overlay, multiSelect, controls, transfer, undo, redo } = session;
  const toolbox = useSelector(actor, ({ children }) => children.toolbox);
  const tool = useSelector(toolbox, (snapshot) => snapshot?.context.tool ?? 'select');
  const isMultiSelect = useAtom(multiSelect);
  return (
    <div data-canvas-tools className={area}>
      <ToolRail
        tool={tool}
        onTool={(name, isByKeyboard) => {
          const kind = placeableKinds.find((each) => each === name);
          if (isByKeyboard && kind) controls.place(kind satisfies PlaceableKind, '');
          else controls.take(name);
        }}
      >
        <ToolButton
          label={toolLabels.multiSelect}
          keys={['Shift', 'M']}
          shortcut="Shift+M"
          icon={<ListChecks aria-hidden="true" />}
          isSelected={isMultiSelect}
          onSelect={() => multiSelect.set((on) => !on)}
        />
        <Tooltip text={toolLabels.images} placement="end">
          <IconButton label={toolLabels.images} icon={<ImagePlus aria-hidden="true" />} onPress={transfer.pickImages} />
        </Tooltip>
        <Tooltip text={toolLabels.template} placement="end">
          <IconButton
            label={toolLabels.template}
            icon={<LayoutTemplate aria-hidden="true" />}
            onPress={() => overlay.send({ type: 'overlay.opened', overlay: 'templates', of: null })}
          />
        </Tooltip>
        <Tooltip text={toolLabels.undo} placement="end">
          <IconButton label={toolLabels.undo} icon={<Undo2 aria-hidden="true" />} onPress={undo} />
        </Tooltip>
        <Tooltip text={toolLabels.redo} placement="end">
          <IconButton label={toolLabels.redo} icon={<Redo2 aria-hidden="true" />} onPress={redo} />
        </Tooltip>
      </ToolRail>
    </div>
  );
}

// No larger than its place, so that the bar scrolls where it does not fit.
const area = css({ display: 'flex', minWidth: '0', maxWidth: 'full', maxHeight: 'full' });
