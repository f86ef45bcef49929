import { useSelector } from '@xstate/react';
import { ChevronsUpDown } from 'lucide-react';
import { useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { local } from '#adapters/storage/local.ts';
import { readChosenWorkspace } from '#adapters/storage/workspace-storage.ts';
import { roleLabels } from '#domain/team/team-labels.ts';
import { selectUser } from '#machines/shell/user.store.ts';
import { css } from '#styled-system/css';
import { button, listItems, popover } from '#styled-system/recipes';
import { useApp } from '../app-context.ts';
import { openWorkspace } from '../team/open-workspace.ts';

/** The workspace that is open, and the way to another: for founders who are members of more than one. */
export default function WorkspaceSwitch() {
  const user = useSelector(useApp().actorOf('user'), selectUser);
  const name = useId();
  const workspaces = user?.workspaces ?? [];
  const [own] = workspaces;
  const chosen = readChosenWorkspace(local) ?? own?.id;
  const current = workspaces.find(({ id }) => id === chosen);
  const rows = listItems();
  return (
    <div className={place}>
      <span id={name} className={title}>
        {current?.name}
      </span>
      <MenuTrigger>
        <Button className={button({ variant: 'quiet', size: 'small' })} aria-describedby={name}>
          Workspace
          <ChevronsUpDown aria-hidden="true" />
        </Button>
        <Popover placement="bottom start" offset={4} className={popover({ padding: 'list' })}>
          <Menu
            className={rows.root}
            selectionMode="single"
            selectedKeys={current ? [current.id] : []}
            onAction={(id) => openWorkspace(local, id === own?.id ? null : String(id))}
          >
            {workspaces.map((each) => (
              <MenuItem key={each.id} id={each.id} textValue={each.name} className={rows.item}>
                <span className={rows.label}>{each.name}</span>
                <span className={role}>{roleLabels[each.role]}</span>
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </div>
  );
}

const place = css({ display: 'flex', alignItems: 'center', minWidth: '0', gap: '4' });
const title = css({
  minWidth: '0',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  srOnly: { base: true, laptop: false },
});
const role = css({ color: 'ink.muted' });
