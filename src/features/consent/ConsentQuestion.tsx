import { useSelector } from '@xstate/react';
import { buildPath } from '#domain/routes/build-path.ts';
import { type AnalyticsActor, selectChoice } from '#machines/shell/analytics.machine.ts';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Link } from '#ui/Link.tsx';
import { labels } from './labels.ts';

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
      title={labels.question.title}
      actions={
        <>
          <Button
            size="small"
            onPress={() => {
              analytics.send({ type: 'consent.given', deviceId: newId() });
              onAnswered();
            }}
          >
            {labels.question.yes}
          </Button>
          <Button
            size="small"
            onPress={() => {
              analytics.send({ type: 'consent.refused' });
              onAnswered();
            }}
          >
            {labels.question.no}
          </Button>
        </>
      }
    >
      {labels.question.text}
      <Link href={buildPath({ name: 'settings.account' })}>{labels.question.settings}</Link>
      {labels.question.between}
      <Link href={buildPath({ name: 'resources.privacy-policy' })}>{labels.question.policy}</Link>
      {labels.question.after}
    </InlineMessage>
  );
}
