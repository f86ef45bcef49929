import { type PostStatus, postStatuses } from '#domain/post/post.ts';
import { css } from '#styled-system/css';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { Select } from '#ui/Select.tsx';
import { labels, statusLabels } from './labels.ts';

export interface BoardChoice {
  readonly status: PostStatus | undefined;
  readonly tag: string | undefined;
  readonly order: 'votes' | 'new';
}

export interface BoardFiltersProps {
  readonly choice: BoardChoice;
  readonly tags: readonly string[];
  readonly onChange: (choice: BoardChoice) => void;
}

/** No status and no tag is called this. */
const any = '';

/** Which posts are listed, and in which order. */
export function BoardFilters({ choice, tags, onChange }: BoardFiltersProps) {
  const { status, tag, order } = choice;
  const known = tag === undefined || tags.includes(tag) ? tags : [tag, ...tags];
  return (
    <div className={row}>
      <div className={choiceWidth}>
        <Select
          label={labels.filters.status}
          options={[
            { value: any, label: labels.filters.anyStatus },
            ...postStatuses.map((value) => ({ value, label: statusLabels[value] })),
          ]}
          value={status ?? any}
          onChange={(next) => onChange({ ...choice, status: postStatuses.find((each) => each === next) })}
        />
      </div>
      {known.length > 0 && (
        <div className={choiceWidth}>
          <Select
            label={labels.filters.tag}
            options={[{ value: any, label: labels.filters.anyTag }, ...known.map((value) => ({ value, label: value }))]}
            value={tag ?? any}
            onChange={(next) => onChange({ ...choice, tag: next === any ? undefined : next })}
          />
        </div>
      )}
      {/* In a box, so that it stands on the line of the fields. */}
      <div>
        <SegmentedControl
          label={labels.filters.order}
          options={[
            { value: 'votes', label: labels.filters.votes },
            { value: 'new', label: labels.filters.new },
          ]}
          value={order}
          onChange={(next) => onChange({ ...choice, order: next })}
        />
      </div>
    </div>
  );
}

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '12' });
const choiceWidth = css({ width: { base: 'full', tablet: '192' } });
