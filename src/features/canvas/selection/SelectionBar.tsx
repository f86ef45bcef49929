import { Ellipsis, MessageSquare, MoveUpRight, Palette, SlidersHorizontal, Type } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { isStoppedByLock, type PartAction } from '#domain/canvas/can-do.ts';
import type { Box } from '#domain/canvas/canvas-node.ts';
import type { SelectionChange } from '#machines/canvas/canvas-change.ts';
import type { SelectionFocusActor } from '#machines/canvas/selection-focus.machine.ts';
import { css } from '#styled-system/css';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu } from '#ui/Menu.tsx';
import type { MenuEntry } from '#ui/MenuRows.tsx';
import { Popover } from '#ui/Popover.tsx';
import { Select } from '#ui/Select.tsx';
import { Switch } from '#ui/Switch.tsx';
import { Toolbar } from '#ui/Toolbar.tsx';
import { FillField } from './FillField.tsx';
import {
  alignOptions,
  headOptions,
  routeOptions,
  selectionLabels,
  selectionMenuLabels,
  sizeOptions,
} from './labels.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { type Selected, shared } from './selected.ts';

export interface SelectionBarProps {
  readonly selected: Selected;
  readonly selectionFocus: SelectionFocusActor;
  /** Around what is selected, in scene units; undefined if nothing of it has a place. */
  readonly box: Box | undefined;
  readonly onChange: (change: SelectionChange) => void;
  readonly onComment: (id: string) => void;
  /** Entries of the menu, for actions that are not properties. */
  readonly entries: readonly (readonly MenuEntry[])[];
}

type ToolName = 'fill' | 'text' | 'line' | 'properties';

const upright: readonly string[] = ['note', 'frame', 'section', 'group'];
const unfilled: readonly string[] = ['group', 'image', 'text', 'section', 'drawing'];
const unwritten: readonly string[] = ['group', 'image', 'drawing'];

/** The tools of what is selected; figures and seldom things are behind the last two. */
export function SelectionBar({ selected, selectionFocus, box, onChange, onComment, entries }: SelectionBarProps) {
  const [open, setOpen] = useState<ToolName | null>(null);
  useEffect(() => {
    // Whoever chose by pointer is back at the scene.
    const heard = selectionFocus.subscribe((snapshot) => snapshot.matches('returned') && setOpen(null));
    return () => heard.unsubscribe();
  }, [selectionFocus]);
  const { nodes, edges } = selected;
  const parts = [...nodes, ...edges];
  const isLocked = parts.length > 0 && parts.every(({ locked }) => locked);
  const isStopped = (action: PartAction): boolean => isLocked && isStoppedByLock(action);
  const written = nodes.filter(({ kind }) => !unwritten.includes(kind));
  const filled = nodes.filter(({ kind }) => !unfilled.includes(kind));
  const [only] = nodes;
  const turned = only && nodes.length === 1 && !upright.includes(only.kind) ? only.rotation : null;
  const style = (change: Extract<SelectionChange, { kind: 'styled' }>['style']) =>
    onChange({ kind: 'styled', style: change });
  const tool = (name: ToolName, label: string, icon: ReactNode, children: ReactNode) => (
    <Popover
      label={label}
      placement="top start"
      isOpen={open === name}
      onOpenChange={(isOpen) => setOpen(isOpen ? name : null)}
      trigger={<IconButton label={label} icon={icon} />}
    >
      <div className={column}>{children}</div>
    </Popover>
  );
  return (
    <Toolbar label={selectionLabels.tools}>
      {filled.length > 0 &&
        tool(
          'fill',
          selectionLabels.color,
          <Palette aria-hidden="true" />,
          <FillField
            value={shared(filled, ({ fill }) => fill)}
            isDisabled={isStopped('restyle')}
            onChange={(fill) => style({ fill })}
          />,
        )}
      {written.length > 0 &&
        tool(
          'text',
          selectionLabels.text,
          <Type aria-hidden="true" />,
          <>
            <Select
              label={selectionLabels.textSize}
              options={sizeOptions}
              value={shared(written, ({ textSize }) => textSize)}
              isDisabled={isStopped('restyle')}
              onChange={(textSize) => style({ textSize })}
            />
            <Select
              label={selectionLabels.align}
              options={alignOptions}
              value={shared(written, ({ textAlign }) => textAlign)}
              isDisabled={isStopped('restyle')}
              onChange={(textAlign) => style({ textAlign })}
            />
          </>,
        )}
      {edges.length > 0 &&
        tool(
          'line',
          selectionLabels.line,
          <MoveUpRight aria-hidden="true" />,
          <>
            <Select
              label={selectionLabels.route}
              options={routeOptions}
              value={shared(edges, ({ route }) => route)}
              isDisabled={isStopped('restyle')}
              onChange={(route) => style({ route })}
            />
            <Select
              label={selectionLabels.heads}
              options={headOptions}
              value={shared(edges, ({ heads }) => heads)}
              isDisabled={isStopped('restyle')}
              onChange={(heads) => style({ heads })}
            />
          </>,
        )}
      {tool(
        'properties',
        selectionLabels.properties,
        <SlidersHorizontal aria-hidden="true" />,
        <>
          {box && nodes.length > 0 && (
            <PlaceFields box={box} rotation={turned} isDisabled={isStopped('move')} onChange={onChange} />
          )}
          <Switch
            label={selectionLabels.locked}
            isSelected={isLocked}
            onChange={(locked) => onChange({ kind: 'locked', locked })}
          />
        </>,
      )}
      {only && parts.length === 1 && (
        <IconButton
          label={selectionMenuLabels.comment}
          icon={<MessageSquare aria-hidden="true" />}
          onPress={() => onComment(only.id)}
        />
      )}
      <Menu
        placement="bottom end"
        groups={entries}
        trigger={<IconButton label={selectionLabels.more} icon={<Ellipsis aria-hidden="true" />} />}
      />
    </Toolbar>
  );
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '12', width: '192' });
