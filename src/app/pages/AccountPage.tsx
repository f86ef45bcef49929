import { useSelector } from '@xstate/react';
import { AccountScreen } from '#features/shell/AccountScreen.tsx';
import { selectHasSingleKeys } from '#machines/shell-keys.machine.ts';
import { useShell } from '../layouts/shell-context.ts';
import { ThemeChoices } from '../layouts/ThemeChoices.tsx';
import { Consent } from './Consent.tsx';

export default function AccountPage() {
  const { keys } = useShell();
  return (
    <AccountScreen
      theme={
        <>
          <ThemeChoices />
          <Consent as="setting" />
        </>
      }
      hasSingleKeys={useSelector(keys, selectHasSingleKeys)}
      onSingleKeys={(on) => keys.send({ type: 'single-keys.set', on })}
    />
  );
}
