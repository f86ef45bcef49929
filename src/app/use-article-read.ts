import { useEffect } from 'react';
import { useApp } from './app-context.ts';

/** An article that a founder has opened counts as read, wherever the link to it stood. */
export function useArticleRead(id: string | undefined, isFounder: boolean): void {
  const app = useApp();
  useEffect(() => {
    if (!isFounder || id === undefined) return;
    import('./news.ts').then(
      ({ newsOf }) => newsOf(app).actor.send({ type: 'articles.read', ids: [id] }),
      // Without a network the article may be there, and the program for this not.
      () => {},
    );
  }, [app, isFounder, id]);
}
