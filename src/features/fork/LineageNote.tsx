import type { IdeaLineage } from '#domain/idea/idea.ts';
import { Link } from '#ui/Link.tsx';
import { labels } from './labels.ts';

export interface LineageNoteProps {
  readonly lineage: IdeaLineage;
  /** Current title of the idea that it was made of; undefined if that idea is gone. */
  readonly title: string | undefined;
  /** Where that idea is. */
  readonly href: string;
}

const words = { copy: labels.copiedFrom, pivot: labels.forkedFrom } as const;

/** Says which idea an idea was made of. */
export function LineageNote({ lineage, title, href }: LineageNoteProps) {
  return (
    <>
      {words[lineage.kind]} {title === undefined ? labels.removed : <Link href={href}>{title}</Link>}
    </>
  );
}
