import type { NetworkOfDay } from '#domain/judgement/networks-of.ts';
import { countOf } from '#domain/text/figures.ts';
import type { CountedWords } from '#domain/verdict/plan-text.ts';
import type { ExcludeNetworkActor } from '#machines/people/exclude-network.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { networkLabels as labels } from './labels.ts';

export interface NetworkListProps {
  readonly pageId: string;
  /** Networks, the one that brought the most first. */
  readonly networks: readonly NetworkOfDay[];
  readonly words: CountedWords;
  readonly flow: ExcludeNetworkActor;
}

const shownAtMost = 20;

/** The networks from which more than one came, each of which can be excluded with all that it brought; nothing without one. */
export function NetworkList({ pageId, networks, words: { one, many, yes, yeses }, flow }: NetworkListProps) {
  const shown = networks.filter(({ n, excludedFor }) => n > 1 || excludedFor !== null).slice(0, shownAtMost);
  if (shown.length === 0) return null;
  return (
    <Disclosure summary={labels.title}>
      <p className={quiet}>{labels.text}</p>
      <ul aria-label={labels.title} className={list}>
        {shown.map(({ network, since, k, n, excludedFor }) => (
          <li key={network} className={row}>
            <span id={`network-${network}`} className={wrapped}>
              {labels.networkOn} <DateDisplay at={since} timeZone="UTC" />: {countOf(n, one, many)},{' '}
              {countOf(k, yes, yeses)}
              {excludedFor !== null && <span className={quiet}> {labels.excludedFor(excludedFor)}</span>}
            </span>
            {excludedFor === null ? (
              <Button
                size="small"
                aria-describedby={`network-${network}`}
                onPress={() => flow.send({ type: 'exclusion.asked', network: { pageId, network } })}
              >
                {labels.exclude}
              </Button>
            ) : (
              <Button
                size="small"
                aria-describedby={`network-${network}`}
                onPress={() => flow.send({ type: 'network.included', network: { pageId, network } })}
              >
                {labels.include}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

const quiet = css({ color: 'ink.muted', textStyle: 'small' });
const wrapped = css({ minWidth: '0', overflowWrap: 'anywhere' });
const list = css({ display: 'flex', flexDirection: 'column' });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8',
  paddingBlock: '8',
  borderBottom: 'hairline',
});
