import { css } from '#styled-system/css';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { Select } from '#ui/Select.tsx';
import { labels } from './labels.ts';

export interface CategoryFilterProps {
  readonly categories: readonly string[];
  /** Null: all of them. */
  readonly chosen: string | null;
  readonly onChange: (category: string | null) => void;
}

/** No category is called this: the empty ones are left out. */
const all = '';
/** More are no longer seen at one glance. */
const buttonsMax = 5;

/** Which articles are listed: buttons in a row, or a list where they have no room. */
export function CategoryFilter({ categories, chosen, onChange }: CategoryFilterProps) {
  const options = [
    { value: all, label: labels.allCategories },
    ...categories.map((value) => ({ value, label: value })),
  ];
  const choice = {
    label: labels.category,
    options,
    value: chosen ?? all,
    onChange: (next: string) => onChange(next === all ? null : next),
  };
  if (options.length > buttonsMax) return <Select isLabelHidden {...choice} />;
  return (
    <>
      <div className={css({ display: { phoneDown: 'none' } })}>
        <SegmentedControl {...choice} />
      </div>
      <div className={css({ display: { phone: 'none' } })}>
        <Select isLabelHidden {...choice} />
      </div>
    </>
  );
}
