import { useSelector } from '@xstate/react';
import { Suspense, useMemo } from 'react';
import { isAllowed } from '#domain/team/role.ts';
import { selectIsRailCollapsed } from '#machines/shell/shell.machine.ts';
import { selectHasWorkspaces } from '#machines/shell/user.store.ts';
import { selectSyncState } from '#machines/sync/select-sync.ts';
import { cva } from '#styled-system/css';
import { namedExport } from '#ui/named-export.ts';
import { RightsContext } from '#ui/rights.ts';
import { useApp } from '../app-context.ts';
import { lazyOrNothing } from '../lazy-or-nothing.ts';
import type { LayoutProps } from '../page-props.ts';
import { StrictRouterProvider } from '../StrictRouterProvider.tsx';
import { HeldElsewhere } from '../team/HeldElsewhere.tsx';
import { useIsInTeam, useRole } from '../team/use-team.ts';
import { AriaLinks } from './AriaLinks.tsx';
import { isWholeWindow } from './is-whole-window.ts';
import { loadSigns } from './load-signs.ts';
import { MainNavigation } from './MainNavigation.tsx';
import { ShellOverlays } from './ShellOverlays.tsx';
import { SkipLink } from './SkipLink.tsx';
import { ShellContext } from './shell-context.ts';
import { TopBar } from './TopBar.tsx';
import { UndoCommands } from './UndoCommands.ts';
import { useRemovedScreen } from './use-removed-screen.ts';
import { useShellCommands } from './use-shell-commands.ts';
import { useShellStart } from './use-shell-start.ts';
import { useSignOut } from './use-sign-out.ts';

const PlacePresence = lazyOrNothing(namedExport(loadSigns, 'PlacePresence'));
/** Fetched at once for those who may not edit. */
const RoleNote = lazyOrNothing(namedExport(() => import('./signs.ts'), 'RoleNote'));
const UndoStatus = lazyOrNothing(namedExport(loadSigns, 'UndoStatus'));

/** Around everything that only the founder sees. During the welcome there is nowhere else to go yet. */
export default function FounderLayout({ place, children }: LayoutProps) {
  const { router, actorOf } = useApp();
  const isRemoved = useSelector(actorOf('sync'), (sync) => selectSyncState(sync) === 'removed');
  const hasOthers = useSelector(actorOf('user'), selectHasWorkspaces);
  const role = useRole();
  const isInTeam = useIsInTeam();
  const RemovedScreen = useRemovedScreen({ isInTeam, isRemoved });
  const rights = useMemo(() => ({ edit: isAllowed(role, 'edit'), comment: isAllowed(role, 'comment') }), [role]);
  const shell = useShellStart();
  const signOut = useSignOut();
  useShellCommands(shell, signOut);
  const isCollapsed = useSelector(shell.shell, selectIsRailCollapsed);
  const isWelcome = place.name === 'onboarding';
  const room = isWholeWindow(place) ? 'whole' : 'column';
  return (
    <StrictRouterProvider router={router}>
      <AriaLinks>
        <ShellContext value={shell}>
          <UndoCommands shell={shell} />
          <SkipLink />
          <div className={frame({ rail: isWelcome ? 'none' : isCollapsed ? 'collapsed' : 'wide', room })}>
            <TopBar signOut={signOut} />
            {!isWelcome && (
              <div className={rail({ room })}>
                <MainNavigation />
              </div>
            )}
            <main id="content" tabIndex={-1} className={content({ room })}>
              {!rights.edit && !isWelcome && !place.name.startsWith('settings.') && (
                <div className={note({ room })}>
                  <Suspense fallback={null}>
                    <RoleNote role={role} />
                  </Suspense>
                </div>
              )}
              {isInTeam && room === 'column' && (
                <Suspense fallback={null}>
                  <PlacePresence place={place} />
                </Suspense>
              )}
              <RightsContext value={rights}>{children}</RightsContext>
            </main>
          </div>
          <RightsContext value={rights}>{!isWelcome && <ShellOverlays />}</RightsContext>
          <Suspense fallback={null}>
            <UndoStatus />
          </Suspense>
          {hasOthers && <HeldElsewhere place={place} />}
          {RemovedScreen && <RemovedScreen />}
        </ShellContext>
      </AriaLinks>
    </StrictRouterProvider>
  );
}

const frame = cva({
  base: { display: 'grid', minHeight: 'screen', gridTemplateRows: { base: 'auto 1fr auto', tablet: 'auto 1fr' } },
  variants: {
    rail: {
      none: { gridTemplateColumns: 'minmax(0, 1fr)' },
      wide: { gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: '{sizes.rail} minmax(0, 1fr)' } },
      collapsed: { gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: '{sizes.railCollapsed} minmax(0, 1fr)' } },
    },
    room: {
      column: {},
      whole: { height: 'screen', gridTemplateRows: 'auto minmax(0, 1fr)', overflow: 'hidden' },
    },
  },
});

const rail = cva({
  base: {
    order: { base: '1', tablet: '0' },
    position: { base: 'sticky', tablet: 'static' },
    bottom: '0',
    alignSelf: { base: 'end', tablet: 'stretch' },
    paddingBottom: { tabletDown: '[env(safe-area-inset-bottom)]' },
    background: { base: 'surface', tablet: 'transparent' },
    borderTop: { base: 'hairline', tablet: 'none' },
    borderInlineEnd: { tablet: 'hairline' },
    zIndex: 'bar',
  },
  variants: {
    // What fills the window has its own tools where the bar would be.
    room: { column: {}, whole: { display: { tabletDown: 'none' } } },
  },
});

const note = cva({
  variants: {
    room: {
      column: {},
      // Over what fills the window, and in nobody’s way.
      whole: {
        position: 'absolute',
        bottom: { base: '8', tablet: '16' },
        insetInline: '0',
        zIndex: 'bar',
        display: 'flex',
        justifyContent: 'center',
        pointerEvents: 'none',
      },
    },
  },
});

const content = cva({
  base: { width: 'full', outline: 'none' },
  variants: {
    room: {
      column: {
        maxWidth: 'content',
        marginInline: 'auto',
        paddingInline: { base: '16', tablet: '32' },
        paddingBlock: '24',
      },
      whole: { position: 'relative', minWidth: '0', minHeight: '0', overflow: 'auto' },
    },
  },
});
