import type { Share } from '#domain/experiment/experiment.ts';
import { countOf } from '#domain/text/figures.ts';
import type { CountedWords } from '#domain/verdict/plan-text.ts';
import { shareText } from '#domain/verdict/share-text.ts';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';

export interface ShareListProps {
  readonly title: string;
  readonly shares: readonly Share[];
  readonly words: CountedWords;
  readonly nameOf?: (name: string) => string;
}

/** Results of each version or source; empty if none is known. */
export function ShareList({
  title,
  shares,
  words: { one, many, yes, yeses },
  nameOf = (name) => name,
}: ShareListProps) {
  if (shares.length === 0) return null;
  return (
    <section aria-label={title}>
      <Heading level={3} size="label">
        {title}
      </Heading>
      <dl className={list}>
        {shares.map(({ name, k, n }) => (
          <div key={name} className={row}>
            <dt className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>{nameOf(name)}</dt>
            <dd className={css({ color: 'ink.muted' })}>
              {countOf(k, yes, yeses)} of {countOf(n, one, many)} ({shareText(k / n)})
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const list = css({ display: 'flex', flexDirection: 'column', textStyle: 'small' });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '16',
  paddingBlock: '4',
  borderBottom: 'hairline',
});
