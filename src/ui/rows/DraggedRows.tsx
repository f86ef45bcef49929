import { GripVertical } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { CheckboxContext } from 'react-aria-components/Checkbox';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useSlottedContext } from 'react-aria-components/slots';
import { cx } from '#styled-system/css';
import { button, rows } from '#styled-system/recipes';
import type { VirtualRowsProps } from '../VirtualRows.tsx';
import { SelectionBox, type SelectionBoxProps } from './SelectionBox.tsx';
import { selectionProps } from './selection-props.ts';

/** The rows of a virtual list that can be dragged; also what stands where there are none. */
export function DraggedRows<Item extends object>(props: VirtualRowsProps<Item>) {
  const { label, items, idOf, nameOf, children, dependencies = [], look = 'lines', onOpen, onSelect, drag } = props;
  const styles = rows({ look });
  return (
    <GridList
      aria-label={label}
      items={items}
      dependencies={dependencies}
      keyboardNavigationBehavior="tab"
      disallowTypeAhead={onSelect !== undefined}
      className={styles.root}
      onAction={(key) => onOpen(String(key))}
      renderEmptyState={() => <div className={styles.empty}>{props.empty}</div>}
      {...(drag && { dragAndDropHooks: drag })}
      {...selectionProps(props)}
    >
      {(item) => (
        <GridListItem id={idOf(item)} data-row={idOf(item)} textValue={nameOf(item)} className={styles.row}>
          {onSelect && <CardSelection className={styles.box} />}
          <Button slot="drag" className={cx(button({ variant: 'quiet', size: 'small', shape: 'icon' }), styles.grip)}>
            <GripVertical aria-hidden="true" />
          </Button>
          {children(item)}
        </GridListItem>
      )}
    </GridList>
  );
}

function CardSelection({ className }: Pick<SelectionBoxProps, 'className'>) {
  const checkbox = useSlottedContext(CheckboxContext, 'selection');
  return <SelectionBox {...checkbox} className={className} />;
}
