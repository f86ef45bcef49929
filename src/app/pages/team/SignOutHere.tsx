import { lazy, Suspense } from 'react';
import { Button } from '#ui/Button.tsx';
import { useSignOut } from '../../layouts/use-sign-out.ts';

const SignOutQuestion = lazy(() => import('../../layouts/SignOutQuestion.tsx'));

/** Signs out on a page that anybody may see, and asks first if something is unsent. */
export function SignOutHere() {
  const signOut = useSignOut();
  return (
    <>
      <Button onPress={() => signOut.ask({ allDevices: false })}>Sign out</Button>
      <Suspense fallback={null}>{signOut.isAsked && <SignOutQuestion flow={signOut.flow} />}</Suspense>
    </>
  );
}
