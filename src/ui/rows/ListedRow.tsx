import { useContext, useMemo, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useGridListItem, useGridListSelectionCheckbox } from 'react-aria/useGridList';
import { useHover } from 'react-aria/useHover';
import type { Node } from 'react-stately';
import type { ListState } from 'react-stately/useListState';
import { css } from '#styled-system/css';
import { RowsContext } from './rows-context.ts';
import { SelectionBox } from './SelectionBox.tsx';

/** One row of a list, in view. */
export function ListedRow({ node }: { readonly node: Node<object> }) {
  const shown = useContext(RowsContext);
  const ref = useRef<HTMLDivElement>(null);
  if (!shown) throw new Error('a row stands outside of its list');
  const { state, className, draw, isSelectable } = shown;
  // Told that the list is virtual, it would count all rows for each of them.
  const { rowProps, gridCellProps, ...is } = useGridListItem({ node }, state, ref);
  const { hoverProps, isHovered } = useHover({ isDisabled: !is.allowsSelection && !is.hasAction });
  const { focusProps, isFocusVisible } = useFocusRing();
  // Each row is drawn a second time when it has looked for its description, before anything is painted.
  const content = useMemo(
    () => (
      <>
        {isSelectable && <RowSelection node={node} state={state} />}
        {node.value && draw(node.value)}
      </>
    ),
    [node, state, draw, isSelectable],
  );
  return (
    <div
      {...mergeProps(rowProps, focusProps, hoverProps, { 'aria-rowindex': node.index + 1 })}
      ref={ref}
      className={className}
      data-row={node.key}
      data-selected={is.isSelected || undefined}
      data-hovered={isHovered || undefined}
      data-focused={is.isFocused || undefined}
      data-focus-visible={isFocusVisible || undefined}
      data-pressed={is.isPressed || undefined}
      data-selection-mode={isSelectable ? 'multiple' : undefined}
    >
      <div {...gridCellProps} className={css({ display: 'contents' })}>
        {content}
      </div>
    </div>
  );
}

function RowSelection({ node, state }: { readonly node: Node<object>; readonly state: ListState<object> }) {
  const { checkboxProps } = useGridListSelectionCheckbox({ key: node.key }, state);
  return <SelectionBox {...checkboxProps} />;
}
