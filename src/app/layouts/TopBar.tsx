import { useSelector } from '@xstate/react';
import { Search } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { isApple } from '#adapters/page/is-apple.ts';
import { ShortcutKeys } from '#features/shell/ShortcutKeys.tsx';
import { selectHasWorkspaces } from '#machines/shell/user.store.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { namedExport } from '#ui/named-export.ts';
import { useApp } from '../app-context.ts';
import { titles } from '../titles.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Brand } from './Brand.tsx';
import { NoticeSign } from './NoticeSign.tsx';
import { ProjectSwitch } from './ProjectSwitch.tsx';
import { SyncStatus } from './SyncStatus.tsx';
import { useShell } from './shell-context.ts';
import { usePlace } from './use-place.ts';
import type { SignOut } from './use-sign-out.ts';

/** Fetched for members of several workspaces alone. */
const WorkspaceSwitch = lazy(namedExport(() => import('./opened-by-shell.ts'), 'WorkspaceSwitch'));

export interface TopBarProps {
  readonly signOut: SignOut;
}

export function TopBar({ signOut }: TopBarProps) {
  const place = usePlace();
  const { palette } = useShell();
  const hasOthers = useSelector(useApp().actorOf('user'), selectHasWorkspaces);
  const isWelcome = place.name === 'onboarding';
  return (
    <header className={bar}>
      <Brand href="/home" isShort />
      <span className={context}>{titles[place.name]}</span>
      {!isWelcome && hasOthers && (
        <Suspense fallback={null}>
          <WorkspaceSwitch />
        </Suspense>
      )}
      {!isWelcome && <ProjectSwitch />}
      {!isWelcome && (
        <>
          <Button
            size="small"
            aria-haspopup="dialog"
            aria-keyshortcuts="Control+K Meta+K"
            onPress={() => palette.send({ type: 'palette.opened' })}
          >
            <Search aria-hidden="true" />
            <span className={onWide}>Search</span>
            <span className={hint} aria-hidden="true">
              <ShortcutKeys keys="Mod+K" isApple={isApple()} />
            </span>
          </Button>
          <SyncStatus />
          <NoticeSign />
        </>
      )}
      <AccountMenu signOut={signOut} />
    </header>
  );
}

const bar = css({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: { base: '4', tablet: '8' },
  minHeight: 'topBar',
  paddingInline: { base: '12', tablet: '16' },
  borderBottom: 'hairline',
  background: 'surface',
  // The name of the idea needs the room.
  '& > button, & > div > button': { paddingInline: { phoneDown: '8' } },
});
const context = css({
  flex: '1',
  minWidth: '0',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  borderInlineStart: 'hairline',
  marginInlineStart: '8',
  paddingInlineStart: { base: '12', tablet: '16' },
  color: 'ink.muted',
  // The switcher, where there is one.
  '&:has(+ div)': { display: { laptopDown: 'none' } },
});
const onWide = css({ srOnly: { base: true, tablet: false } });
const hint = css({ display: { tabletDown: 'none', _coarse: 'none' } });
