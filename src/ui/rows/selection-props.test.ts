import { expect, test } from 'vitest';
import { selectionProps } from './selection-props.ts';

test('all of the rows are those that are there when they are chosen', () => {
  const chosen: (readonly string[])[] = [];
  const idOf = ({ id }: { readonly id: string }) => id;
  const onSelect = (ids: readonly string[]) => chosen.push(ids);
  const two = selectionProps({ items: [{ id: 'a' }, { id: 'b' }], idOf, onSelect });
  two?.onSelectionChange('all');
  const [selected = []] = chosen;
  const three = selectionProps({ items: [{ id: 'a' }, { id: 'b' }, { id: 'c' }], idOf, selected, onSelect });
  expect([chosen, three?.selectedKeys]).toEqual([[['a', 'b']], ['a', 'b']]);
});
