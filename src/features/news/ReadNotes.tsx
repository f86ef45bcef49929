import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { type NewsActor, selectHasFailed, selectUnsaved } from '#machines/shell/news.machine.ts';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { labels } from './labels.ts';
import { useNewsQueries } from './news-queries.ts';

export interface ReadNotesProps {
  readonly news: NewsActor;
}

/** Where what was read could not be learnt from the server, or told to it. */
export function ReadNotes({ news }: ReadNotesProps) {
  const readIds = useQuery(useNewsQueries().readIds);
  const hasFailed = useSelector(news, selectHasFailed);
  const count = useSelector(news, selectUnsaved).length;
  if (hasFailed) {
    return (
      <InlineMessage
        tone="warning"
        title={labels.unsavedReads.title}
        actions={
          <Button size="small" onPress={() => news.send({ type: 'reads.retried' })}>
            {labels.retry}
          </Button>
        }
      >
        {labels.unsavedReads.text(count)}
      </InlineMessage>
    );
  }
  if (!readIds.isError) return null;
  return (
    <InlineMessage
      tone="warning"
      title={labels.unknownReads.title}
      actions={
        <Button size="small" onPress={() => void readIds.refetch()}>
          {labels.retry}
        </Button>
      }
    >
      {labels.unknownReads.text}
    </InlineMessage>
  );
}
