import { useState } from 'react';
import type { OwnDomain as Domain } from '#domain/page/own-domain.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { CopyField } from '#ui/CopyField.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { Heading } from '#ui/Heading.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Link } from '#ui/Link.tsx';
import { TextField } from '#ui/TextField.tsx';
import { domainLabels as labels } from './labels.ts';

export interface OwnDomainProps {
  /** Null if the page has none; undefined until it is known. */
  readonly domain: Domain | null | undefined;
  /** The server is asked. */
  readonly isPending: boolean;
  /** Code of the server's last refusal, or of a call that failed; null if there is none. */
  readonly failure: string | null;
  readonly onClaim: (host: string) => void;
  readonly onCheck: () => void;
  readonly onRelease: () => void;
}

/** Where a founder has a page at a domain of theirs: its address, its records, and whether it works. */
export function OwnDomain({ domain, isPending, failure, onClaim, onCheck, onRelease }: OwnDomainProps) {
  return (
    <section aria-label={labels.title} className={column}>
      <Heading level={3}>{labels.title}</Heading>
      {failure !== null && <InlineMessage tone="error">{labels.failure(failure)}</InlineMessage>}
      {domain === null && <Claim isPending={isPending} onClaim={onClaim} />}
      {domain && (
        <>
          <Status domain={domain} />
          <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8' })}>
            {domain.state !== 'working' && (
              <Button onPress={onCheck} isPending={isPending}>
                {labels.check}
              </Button>
            )}
            <Button variant="quiet" onPress={onRelease} isDisabled={isPending}>
              {labels.release}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

function Claim({ isPending, onClaim }: Pick<OwnDomainProps, 'isPending' | 'onClaim'>) {
  const [host, setHost] = useState('');
  return (
    <form
      className={column}
      onSubmit={(event) => {
        event.preventDefault();
        onClaim(host);
      }}
    >
      <TextField
        label={labels.host}
        description={labels.hostHint}
        inputMode="url"
        autoComplete="off"
        value={host}
        onChange={setHost}
      />
      <Button type="submit" isPending={isPending}>
        {labels.claim}
      </Button>
    </form>
  );
}

function Status({ domain: { host, state, since, fault, records } }: { readonly domain: Domain }) {
  if (state === 'working')
    return (
      <p role="status">
        {labels.working}{' '}
        <Link href={`https://${host}/`} target="_blank" rel="noopener">
          {host}
        </Link>
        .
      </p>
    );
  return (
    <>
      <p role="status">
        {labels.states[state](host)}
        {state === 'broken' && (
          <>
            {' '}
            <DateDisplay at={since} />.
          </>
        )}
        {fault && ` ${labels.faults[fault]}`}
      </p>
      <p>{labels.records}</p>
      {records.map(({ type, name, value }) => (
        <div key={type} className={record}>
          <p className={css({ fontWeight: 'medium' })}>{labels.type(type)}</p>
          <CopyField label={labels.name} value={name} copyLabel={labels.copyName(type)} />
          <CopyField label={labels.value} value={value} copyLabel={labels.copyValue(type)} />
        </div>
      ))}
    </>
  );
}

const column = css({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '12' });
const record = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '8',
  padding: '12',
  border: 'hairline',
  borderRadius: 'control',
});
