import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { type NewsActor, selectHasFailed, selectUnsaved } from '#machines/news.machine.ts';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
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
        title={`The server doesn’t know yet that you read ${count === 1 ? 'an article' : `${count} articles`}`}
        actions={
          <Button size="small" onPress={() => news.send({ type: 'reads.retried' })}>
            Try again
          </Button>
        }
      >
        They count as read in this tab. In your other browsers they’re still new.
      </InlineMessage>
    );
  }
  if (!readIds.isError) return null;
  return (
    <InlineMessage
      tone="warning"
      title="Can’t load what you’ve read"
      actions={
        <Button size="small" onPress={() => void readIds.refetch()}>
          Try again
        </Button>
      }
    >
      Nothing is marked as new, but you can still read the articles.
    </InlineMessage>
  );
}
