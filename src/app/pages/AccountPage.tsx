import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { lazy, Suspense, useMemo } from 'react';
import { reauthenticationMethods } from '#domain/account/reauthentication.ts';
import type { SignInRecord } from '#domain/account/sign-in-record.ts';
import { AccountScreen } from '#features/settings/AccountScreen.tsx';
import { ActivitySection } from '#features/settings/ActivitySection.tsx';
import { DataSection } from '#features/settings/DataSection.tsx';
import { DeletionSection } from '#features/settings/DeletionSection.tsx';
import { SessionsSection } from '#features/settings/SessionsSection.tsx';
import { SingleKeysSwitch } from '#features/shell/SingleKeysSwitch.tsx';
import { selectHasSingleKeys } from '#machines/shell/shell-keys.machine.ts';
import { AccountQueriesProvider } from '../AccountQueriesProvider.tsx';
import { accountIdentityOf } from '../account-identity.ts';
import { activityKey } from '../account-queries.ts';
import { useApp } from '../app-context.ts';
import { SignOutQuestion } from '../layouts/SignOutQuestion.tsx';
import { useShell } from '../layouts/shell-context.ts';
import { ThemeChoices } from '../layouts/ThemeChoices.tsx';
import { useSignOut } from '../layouts/use-sign-out.ts';
import { queryClient } from '../query-client.ts';
import { useFlow } from '../use-flow.ts';
import { AccountPerson } from './AccountPerson.tsx';
import { AccountSignIn } from './AccountSignIn.tsx';
import { accountFlows, sessionsFlow } from './account-flows.ts';
import { Consent } from './Consent.tsx';
import { deletionFlow } from './deletion-flow.ts';
import { signInRecordKey, signInRecordQuery } from './sign-in-record-query.ts';

const DeveloperAccess = lazy(() => import('./developer/DeveloperAccess.tsx'));

export default function AccountPage() {
  const app = useApp();
  const { keys } = useShell();
  const signOut = useSignOut();
  const identity = accountIdentityOf(app);
  const record = useQuery(signInRecordQuery(app.services, identity), queryClient);
  const sessions = useFlow(sessionsFlow(app.services, identity));
  const flows = useMemo(() => {
    const activityChanged = () => void queryClient.invalidateQueries({ queryKey: activityKey });
    const othersEnded = () => {
      sessions.send({ type: 'list.reloaded' });
      activityChanged();
    };
    const waysChanged = () => {
      void queryClient.invalidateQueries({ queryKey: signInRecordKey });
      othersEnded();
    };
    return accountFlows(app, identity, { waysChanged, othersEnded, activityChanged });
  }, [app, identity, sessions]);
  const { data: known = null } = record;
  const ways = known ? reauthenticationMethods(known) : (['recent'] as const);
  return (
    <AccountQueriesProvider>
      <AccountScreen
        person={<AccountPerson flows={flows} record={known} />}
        signIn={<AccountSignIn flows={flows} record={record} onSignOut={() => signOut.ask({ allDevices: false })} />}
        sessions={
          <SessionsSection list={sessions} ways={ways} onSignOutEverywhere={() => signOut.ask({ allDevices: true })} />
        }
        activity={<ActivitySection />}
        developer={
          <Suspense>
            <DeveloperAccess ways={ways} />
          </Suspense>
        }
        device={
          <>
            <ThemeChoices />
            <SingleKeysSwitch
              isOn={useSelector(keys, selectHasSingleKeys)}
              onChange={(on) => keys.send({ type: 'single-keys.set', on })}
            />
            <Consent as="setting" />
          </>
        }
        data={
          <>
            <DataSection />
            {known && <DeleteAccount record={known} />}
          </>
        }
      />
      {signOut.isAsked && <SignOutQuestion flow={signOut.flow} />}
    </AccountQueriesProvider>
  );
}

interface DeleteAccountProps {
  readonly record: SignInRecord;
}

function DeleteAccount({ record }: DeleteAccountProps) {
  const app = useApp();
  const flow = useFlow(deletionFlow(app, accountIdentityOf(app)), { ways: reauthenticationMethods(record) });
  return <DeletionSection flow={flow} unsent={useAtom(app.services.workspace.pendingCount)} />;
}
