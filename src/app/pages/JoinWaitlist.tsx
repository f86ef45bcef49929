import { WaitlistOffer } from '#features/auth/WaitlistOffer.tsx';
import { useApp } from '../app-context.ts';
import { useFlow } from '../use-flow.ts';
import { waitlistFlow } from './address-flow.ts';

export interface JoinWaitlistProps {
  readonly email: string | null;
  readonly onLeave: () => void;
}

export default function JoinWaitlist({ email, onLeave }: JoinWaitlistProps) {
  const waitlist = useFlow(waitlistFlow(useApp().services));
  return <WaitlistOffer waitlist={waitlist} email={email} onLeave={onLeave} />;
}
