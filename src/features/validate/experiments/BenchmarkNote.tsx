import { benchmarksOf } from '#domain/experiment/benchmarks.ts';
import type { Method } from '#domain/experiment/experiment.ts';
import { css } from '#styled-system/css';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Link } from '#ui/Link.tsx';
import { benchmarkLabels as labels } from './planner-labels.ts';

/** Results of others with this method, in one line; their source and limits are folded in. */
export function BenchmarkNote({ method }: { readonly method: Method }) {
  const benchmarks = benchmarksOf[method];
  const [first] = benchmarks;
  if (!first) return null;
  return (
    <div className={css({ display: 'grid', gap: '4', textStyle: 'small' })}>
      <p className={css({ color: 'ink.muted' })}>
        {labels.line} {first.says}
      </p>
      <Disclosure summary={labels.sources}>
        <ul className={css({ display: 'grid', gap: '12' })}>
          {benchmarks.map(({ says, source, year, url, limits }) => (
            <li key={url}>
              {says}{' '}
              <Link href={url} target="_blank" rel="noreferrer">
                {source}, {year}
              </Link>
              . {limits}
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
