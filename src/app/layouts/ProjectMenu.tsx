import { useSelector } from '@xstate/react';
import { Check, Search } from 'lucide-react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Separator } from 'react-aria-components/Separator';
import { buildPath } from '#domain/routes/build-path.ts';
import { commandLabels } from '#features/shell/labels.ts';
import { matchLabel } from '#features/shell/match-label.ts';
import type { ProjectSwitcherActor } from '#machines/shell/project-switcher.machine.ts';
import { css } from '#styled-system/css';
import { listItems } from '#styled-system/recipes';
import { TextField } from '#ui/TextField.tsx';
import type { AllOfSection } from './project-at.ts';

export interface MenuProject {
  readonly id: string;
  readonly title: string;
  readonly isSample: boolean;
}

export interface ProjectMenuProps {
  readonly switcher: ProjectSwitcherActor;
  readonly projects: readonly MenuProject[];
  readonly currentId: string | null;
  /** The list of the section that the founder is in. */
  readonly all: AllOfSection | null;
}

/** With more than these there is a field to find one by. */
const fewEnough = 10;
const allIdeas = 'all-ideas';
const allOfSection = 'all-of-section';

/** The ideas that are being explored, the current one marked, and the way to all of them. */
export function ProjectMenu({ switcher, projects, currentId, all }: ProjectMenuProps) {
  const query = useSelector(switcher, ({ context }) => context.query);
  const styles = listItems();
  const found = projects.filter(({ title }) => query.trim() === '' || matchLabel(title, query) !== null);
  const menu = (
    <Menu
      aria-label={commandLabels.switcher.list}
      className={styles.root}
      autoFocus={projects.length > fewEnough ? false : 'first'}
      onAction={(key) => {
        const id = String(key);
        if (id === allOfSection) switcher.send({ type: 'switcher.closed' });
        else switcher.send(id === allIdeas ? { type: 'allIdeas.chosen' } : { type: 'project.chosen', id });
      }}
    >
      {found.map(({ id, title, isSample }) => (
        <MenuItem key={id} id={id} textValue={title} className={styles.item}>
          <span className={styles.icon}>
            {id === currentId && <Check aria-label={commandLabels.switcher.isCurrent} />}
          </span>
          <span className={styles.text}>
            <span className={styles.label}>{title}</span>
            {isSample && <span className={styles.note}>{commandLabels.switcher.example}</span>}
          </span>
        </MenuItem>
      ))}
      {found.length > 0 && <Separator className={styles.separator} />}
      {all && (
        <MenuItem id={allOfSection} href={buildPath(all.to)} textValue={all.label} className={styles.item}>
          <span className={styles.icon} />
          <span className={styles.label}>{all.label}</span>
        </MenuItem>
      )}
      <MenuItem id={allIdeas} textValue={commandLabels.switcher.all} className={styles.item}>
        <span className={styles.icon} />
        <span className={styles.label}>{commandLabels.switcher.all}</span>
      </MenuItem>
    </Menu>
  );
  if (projects.length <= fewEnough) return menu;
  return (
    <Autocomplete inputValue={query} onInputChange={(text) => switcher.send({ type: 'query.changed', text })}>
      <div className={css({ padding: '8' })}>
        <TextField
          label={commandLabels.switcher.find}
          isLabelHidden
          placeholder={commandLabels.switcher.find}
          before={<Search aria-hidden="true" />}
          autoFocus
        />
      </div>
      {menu}
      {found.length === 0 && <p className={styles.empty}>{commandLabels.switcher.noMatch}</p>}
    </Autocomplete>
  );
}
