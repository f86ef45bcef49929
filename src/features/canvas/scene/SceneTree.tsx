import { memo, type ReactNode, type RefObject } from 'react';
import { css } from '#styled-system/css';
import type { TreeItem } from './describe-scene.ts';

export interface SceneTreeProps {
  /** The accessible name. */
  readonly label: string;
  readonly items: readonly TreeItem[];
  readonly selected: ReadonlySet<string>;
  /** The one that Tab leads to; null for the first. */
  readonly activeId: string | null;
  readonly onFocus: (id: string) => void;
  /** A press by assistive technology, which has no place. */
  readonly onPress: (id: string) => void;
  /** Moved and scaled by its owner as the camera is, so that nothing here is drawn anew. */
  readonly layerRef: RefObject<HTMLDivElement | null>;
  /** Other elements in the scene. */
  readonly children: ReactNode;
}

/** The id of the element that stands for a part of the scene. */
export const elementIdOf = (id: string): string => `part-${id}`;

/** The scene as elements over the painting, for keyboards and for those who do not see it. */
export function SceneTree(props: SceneTreeProps) {
  const { label, items, selected, activeId, onFocus, onPress, layerRef, children } = props;
  const stop = items.some(({ id }) => id === activeId) ? activeId : items[0]?.id;
  return (
    <div ref={layerRef} className={layer}>
      {items.length > 0 && (
        <div role="listbox" aria-label={label} aria-multiselectable="true">
          {items.map((item) => (
            <Part
              key={item.id}
              id={item.id}
              name={item.name}
              description={item.description}
              x={item.box.x}
              y={item.box.y}
              width={item.box.width}
              height={item.box.height}
              isSelected={selected.has(item.id)}
              isStop={item.id === stop}
              onFocus={onFocus}
              onPress={onPress}
            />
          ))}
        </div>
      )}
      {children}
    </div>
  );
}

interface PartProps extends Pick<SceneTreeProps, 'onFocus' | 'onPress'> {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isSelected: boolean;
  readonly isStop: boolean;
}

/** A straight line has no height, and what has no height cannot be focused. In scene units. */
const leastSide = 8;

const Part = memo(function Part(props: PartProps) {
  const { id, name, description, x, y, width, height, isSelected, isStop, onFocus, onPress } = props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the canvas around it hears the keys
    <div
      id={elementIdOf(id)}
      role="option"
      tabIndex={isStop ? 0 : -1}
      aria-selected={isSelected}
      aria-label={name}
      aria-description={description}
      className={part}
      style={{ left: x, top: y, width: Math.max(width, leastSide), height: Math.max(height, leastSide) }}
      onFocus={() => onFocus(id)}
      onClick={() => onPress(id)}
    />
  );
});

const layer = css({
  position: 'absolute',
  top: '0',
  left: '0',
  width: '0',
  height: '0',
  transformOrigin: '[0 0]',
  pointerEvents: 'none',
});
const part = css({
  position: 'absolute',
  // The layer is scaled: `--zoom` is set on the focused one.
  _focusVisible: {
    outlineWidth: '[calc({borderWidths.thick} / var(--zoom, 1))]',
    outlineOffset: '[calc({spacing.4} / var(--zoom, 1))]',
  },
});
