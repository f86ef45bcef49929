import { useSelector } from '@xstate/react';
import { ChevronsUpDown, Users } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { local } from '#adapters/storage/local.ts';
import { readChosenWorkspace } from '#adapters/storage/workspace-storage.ts';
import { roleLabels } from '#domain/team/team-labels.ts';
import { selectUser } from '#machines/shell/user.store.ts';
import { css } from '#styled-system/css';
import { button, listItems, popover } from '#styled-system/recipes';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useApp } from '../app-context.ts';
import { openWorkspace } from '../team/open-workspace.ts';

/** The workspace that is open, and the way to another: for founders who are members of more than one. */
export function WorkspaceSwitch() {
  const user = useSelector(useApp().actorOf('user'), selectUser);
  const workspaces = user?.workspaces ?? [];
  const [own] = workspaces;
  const chosen = readChosenWorkspace(local) ?? own?.id;
  const current = workspaces.find(({ id }) => id === chosen);
  const rows = listItems();
  return (
    <div className={place}>
      <MenuTrigger>
        <Button className={button({ variant: 'quiet', size: 'small' })}>
          <Users aria-hidden="true" className={sign} />
          <VisuallyHidden>Workspace: </VisuallyHidden>
          <span className={title}>{current?.name}</span>
          <ChevronsUpDown aria-hidden="true" className={onWide} />
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

const place = css({
  flexShrink: { base: '0', laptop: '1' },
  minWidth: '0',
  '& > button': { paddingInline: { laptopDown: '8' } },
});
// In a narrow window a sign stands for it: the name of the idea needs the room.
const sign = css({ laptop: { display: 'none' } });
const onWide = css({ laptopDown: { display: 'none' } });
const title = css({
  minWidth: '0',
  maxWidth: 'popover',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  srOnly: { base: true, laptop: false },
});
const role = css({ color: 'ink.muted' });
