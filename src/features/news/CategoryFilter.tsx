import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { Select } from '#ui/Select.tsx';

export interface CategoryFilterProps {
  readonly categories: readonly string[];
  /** Null: all of them. */
  readonly chosen: string | null;
  readonly onChange: (category: string | null) => void;
}

/** No category is called this: the empty ones are left out. */
const all = '';
/** With more the row of buttons would be longer than a phone is wide. */
const buttonsMax = 4;

/** Which articles are listed. */
export function CategoryFilter({ categories, chosen, onChange }: CategoryFilterProps) {
  const options = [{ value: all, label: 'All' }, ...categories.map((value) => ({ value, label: value }))];
  const value = chosen ?? all;
  const choose = (next: string) => onChange(next === all ? null : next);
  if (options.length > buttonsMax) {
    return <Select label="Category" isLabelHidden options={options} value={value} onChange={choose} />;
  }
  return <SegmentedControl label="Category" options={options} value={value} onChange={choose} />;
}
