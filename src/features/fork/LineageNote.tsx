import type { IdeaLineage } from '#domain/idea/idea.ts';
import { Link } from '#ui/Link.tsx';

export interface LineageNoteProps {
  readonly lineage: IdeaLineage;
  /** What the idea that it was made of is called now; undefined where that is gone. */
  readonly title: string | undefined;
  /** Where that idea is. */
  readonly href: string;
}

const words = { copy: 'Copied from', pivot: 'Forked from' } as const;

/** What an idea was made of. */
export function LineageNote({ lineage, title, href }: LineageNoteProps) {
  return (
    <>
      {words[lineage.kind]} {title === undefined ? 'an idea that was removed' : <Link href={href}>{title}</Link>}
    </>
  );
}
