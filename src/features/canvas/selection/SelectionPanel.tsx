import type { ReactNode } from 'react';
import type { Box } from '#domain/canvas/canvas-node.ts';
import type { SelectionChange } from '#machines/canvas/canvas-change.ts';
import { css } from '#styled-system/css';
import { Select } from '#ui/Select.tsx';
import { Switch } from '#ui/Switch.tsx';
import { FillField } from './FillField.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { type Selected, shared } from './selected.ts';
import { alignOptions, headOptions, routeOptions, sizeOptions } from './words.ts';

export interface SelectionPanelProps {
  readonly selected: Selected;
  /** Around what is selected, in scene units; undefined where nothing of it has a place. */
  readonly box: Box | undefined;
  readonly onChange: (change: SelectionChange) => void;
  /** Buttons for what is not a property. */
  readonly actions: ReactNode;
}

const upright: readonly string[] = ['note', 'frame', 'section', 'group'];
const unfilled: readonly string[] = ['group', 'image', 'text', 'section'];

/** Everything about what is selected that a drag or a menu could change. */
export function SelectionPanel({ selected, box, onChange, actions }: SelectionPanelProps) {
  const { nodes, edges } = selected;
  const parts = [...nodes, ...edges];
  const isLocked = parts.length > 0 && parts.every(({ locked }) => locked);
  const written = nodes.filter(({ kind }) => kind !== 'group' && kind !== 'image');
  const filled = nodes.filter(({ kind }) => !unfilled.includes(kind));
  const [only] = nodes;
  const turned = only && nodes.length === 1 && !upright.includes(only.kind) ? only.rotation : null;
  const style = (change: Extract<SelectionChange, { kind: 'styled' }>['style']) =>
    onChange({ kind: 'styled', style: change });
  return (
    <div className={column}>
      {box && nodes.length > 0 && <PlaceFields box={box} rotation={turned} isDisabled={isLocked} onChange={onChange} />}
      {filled.length > 0 && (
        <FillField
          value={shared(filled, ({ fill }) => fill)}
          isDisabled={isLocked}
          onChange={(fill) => style({ fill })}
        />
      )}
      {written.length > 0 && (
        <div className={pair}>
          <Select
            label="Text size"
            options={sizeOptions}
            value={shared(written, ({ textSize }) => textSize)}
            isDisabled={isLocked}
            onChange={(textSize) => style({ textSize })}
          />
          <Select
            label="Text at the"
            options={alignOptions}
            value={shared(written, ({ textAlign }) => textAlign)}
            isDisabled={isLocked}
            onChange={(textAlign) => style({ textAlign })}
          />
        </div>
      )}
      {edges.length > 0 && (
        <>
          <Select
            label="Route"
            options={routeOptions}
            value={shared(edges, ({ route }) => route)}
            isDisabled={isLocked}
            onChange={(route) => style({ route })}
          />
          <Select
            label="Heads"
            options={headOptions}
            value={shared(edges, ({ heads }) => heads)}
            isDisabled={isLocked}
            onChange={(heads) => style({ heads })}
          />
        </>
      )}
      <Switch label="Locked" isSelected={isLocked} onChange={(locked) => onChange({ kind: 'locked', locked })} />
      {actions}
    </div>
  );
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '12' });
const pair = css({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '8' });
