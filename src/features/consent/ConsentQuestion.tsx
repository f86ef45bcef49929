import { useSelector } from '@xstate/react';
import { buildPath } from '#domain/routes/build-path.ts';
import { type AnalyticsActor, selectChoice } from '#machines/analytics.machine.ts';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Link } from '#ui/Link.tsx';
import { whatIsCounted } from './texts.ts';

export interface ConsentQuestionProps {
  readonly analytics: AnalyticsActor;
  readonly newId: () => string;
  /** The buttons that had the focus are gone. */
  readonly onAnswered: () => void;
}

/** Asked in the flow of a page, until it is answered: two answers of the same weight. */
export function ConsentQuestion({ analytics, newId, onAnswered }: ConsentQuestionProps) {
  const choice = useSelector(analytics, selectChoice);
  if (choice !== 'unanswered') return null;
  return (
    <InlineMessage
      tone="info"
      title="Can we count what you use?"
      actions={
        <>
          <Button
            size="small"
            onPress={() => {
              analytics.send({ type: 'consent.given', deviceId: newId() });
              onAnswered();
            }}
          >
            Yes, count me
          </Button>
          <Button
            size="small"
            onPress={() => {
              analytics.send({ type: 'consent.refused' });
              onAnswered();
            }}
          >
            No, thanks
          </Button>
        </>
      }
    >
      {whatIsCounted} You can change your answer in <Link href={buildPath({ name: 'settings.account' })}>Settings</Link>
      . The <Link href={buildPath({ name: 'resources.privacy-policy' })}>privacy policy</Link> has the details.
    </InlineMessage>
  );
}
