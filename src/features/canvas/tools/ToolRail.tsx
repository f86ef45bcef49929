import { Fragment, type ReactNode } from 'react';
import type { CanvasTool } from '#machines/canvas/canvas-events.ts';
import { ToolButton } from '#ui/ToolButton.tsx';
import { Toolbar } from '#ui/Toolbar.tsx';
import { ToolbarRule } from '#ui/ToolbarRule.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { toolLabels } from '../labels.ts';
import { toolGroups } from './tools.ts';

export interface ToolRailProps {
  readonly tool: CanvasTool;
  readonly onTool: (tool: CanvasTool, isByKeyboard: boolean) => void;
  /** Buttons for other things to put on the canvas. */
  readonly children: ReactNode;
}

/** The tools: at the left, on phones at the lower edge. */
export function ToolRail({ tool, onTool, children }: ToolRailProps) {
  const isNarrow = useIsNarrow();
  const orientation = isNarrow ? 'horizontal' : 'vertical';
  return (
    <Toolbar label={toolLabels.toolbar} orientation={orientation}>
      {toolGroups.map((group, index) => (
        <Fragment key={group[0]?.name}>
          {index > 0 && <ToolbarRule orientation={orientation} />}
          {group.map(({ name, label, key, Icon }) => (
            <ToolButton
              key={name}
              label={label}
              {...(key !== undefined && { keys: [key], shortcut: key })}
              icon={<Icon aria-hidden="true" />}
              isSelected={name === tool}
              onSelect={(isByKeyboard) => onTool(name, isByKeyboard)}
              placement={isNarrow ? 'top' : 'end'}
            />
          ))}
        </Fragment>
      ))}
      <ToolbarRule orientation={orientation} />
      {children}
    </Toolbar>
  );
}
