import { X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { TagGroup as AriaTagGroup, Tag, TagList } from 'react-aria-components/TagGroup';
import { css, cx } from '#styled-system/css';
import { field, tags as recipe } from '#styled-system/recipes';

export interface TagGroupProps {
  /** The accessible name of the list. */
  readonly label: string;
  readonly isLabelHidden?: boolean | undefined;
  readonly tags: readonly string[];
  /** With it, each tag carries a button that removes it; Delete and Backspace do the same. */
  readonly onRemove?: ((tag: string) => void) | undefined;
}

export function TagGroup({ label, isLabelHidden = false, tags, onRemove }: TagGroupProps) {
  const styles = recipe();
  return (
    <AriaTagGroup
      className={styles.root}
      {...(onRemove && {
        onRemove: (keys) => {
          for (const tag of tags) if (keys.has(tag)) onRemove(tag);
        },
      })}
    >
      <Label className={cx(field().label, isLabelHidden && css({ srOnly: true }))}>{label}</Label>
      <TagList className={styles.list}>
        {tags.map((tag) => (
          <Tag key={tag} id={tag} textValue={tag} className={styles.tag}>
            {tag}
            {onRemove && (
              <Button slot="remove" className={styles.remove}>
                <X aria-hidden="true" />
              </Button>
            )}
          </Tag>
        ))}
      </TagList>
    </AriaTagGroup>
  );
}
