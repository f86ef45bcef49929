import { ideaStreamOf } from '../idea/idea.ts';
import { ledgerStreamOf, projectIdOfLedger } from '../ledger/ledger.ts';
import { projectStreamOf } from './project.ts';

interface Titled {
  readonly title?: string;
  readonly question?: string;
  readonly ideaId?: string;
  readonly projectId?: string;
}

/**
 * Returns the title of a stream, read from the states in `state`. A project without a title of its own bears its
 * idea's, and so do its assumptions and interviews; an experiment bears its question. Nobody's name is a title.
 */
export function titleOfStream(stream: string, state: (stream: string) => unknown): string | undefined {
  const own = state(stream) as Titled | undefined;
  const title = own?.title || own?.question;
  if (title) return title;
  const projectId = own?.projectId ?? (stream.startsWith(ledgerStreamOf('')) ? projectIdOfLedger(stream) : undefined);
  if (projectId !== undefined) return titleOfStream(projectStreamOf(projectId), state);
  if (own?.ideaId === undefined) return own?.title;
  return (state(ideaStreamOf(own.ideaId)) as Titled | undefined)?.title;
}
