import { useSelector } from '@xstate/react';
import { type ReactNode, useRef, useState } from 'react';
import type { Share } from '#domain/canvas/canvas.ts';
import { type ShareScope, sameScope, scopeOf } from '#domain/sharing/share-scope.ts';
import type { ShareLinkActor } from '#machines/canvas/share-link.machine.ts';
import { css } from '#styled-system/css';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { CopyField } from '#ui/CopyField.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Heading } from '#ui/Heading.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { Select } from '#ui/Select.tsx';
import { useLostFocus } from '#ui/use-lost-focus.ts';
import { labels } from './labels.ts';
import { numberLinks } from './number-links.ts';

/** One of the things that can be shared here. */
export interface ScopeChoice {
  readonly scope: ShareScope;
  readonly label: string;
  /** Says what strangers get. */
  readonly explanation: string;
}

export interface ShareDialogProps {
  readonly sharing: ShareLinkActor;
  readonly choices: readonly ScopeChoice[];
  /** Preview of the picked scope. */
  readonly preview: ReactNode;
  /** All of the canvas that open. */
  readonly shares: readonly Share[];
  /** How many have expired without being revoked. */
  readonly expiredCount: number;
  /** Says what a link shows. */
  readonly nameOf: (share: Share) => string;
  readonly linkOf: (grant: string) => string;
  readonly reasonText: (reason: string) => string;
  readonly newGrant: () => string;
  /** ISO 8601. */
  readonly expiryIn: (days: number) => string;
  readonly onClose: () => void;
}

const { spans: spanLabels } = labels.dialog;
const spans = [
  { value: '7', label: spanLabels.week },
  { value: '30', label: spanLabels.month },
  { value: '0', label: spanLabels.never },
] as const;

/** Previews the part to share, as strangers will see it, and lists the existing links. */
export function ShareDialog(props: ShareDialogProps) {
  const { sharing, choices, preview, shares, expiredCount, reasonText, newGrant, expiryIn, onClose } = props;
  const [days, setDays] = useState<(typeof spans)[number]['value']>('30');
  const { refusal, scope } = useSelector(sharing, ({ context }) => context);
  const isPending = useSelector(sharing, (snapshot) => snapshot.hasTag('pending'));
  const isLate = useSelector(sharing, (snapshot) => snapshot.matches({ links: { sharing: 'late' } }));
  const isAsking = useSelector(sharing, (snapshot) => snapshot.matches({ links: 'confirmingRevocation' }));
  const picked = choices.findIndex((choice) => sameScope(choice.scope, scope));
  const pick = (value: string) => {
    const choice = choices[Number(value)];
    if (choice) sharing.send({ type: 'scope.picked', scope: choice.scope });
  };
  const create = () =>
    sharing.send({
      type: 'share.asked',
      grant: newGrant(),
      expiresAt: days === '0' ? null : expiryIn(Number(days)),
    });
  const createButton = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  // The button that revokes a link goes with it.
  useLostFocus(content, () => createButton.current?.focus());
  const text = labels.dialog;
  return (
    <>
      <Dialog title={text.title} isOpen onClose={onClose}>
        <div ref={content} className={column}>
          <RadioGroup
            label={text.scope}
            options={choices.map(({ label }, n) => ({ value: String(n), label }))}
            value={String(picked)}
            onChange={pick}
            description={choices[picked]?.explanation}
          />
          {preview}
          <Select label={text.expires} options={spans} value={days} onChange={setDays} />
          <Button ref={createButton} variant="primary" isPending={isPending} onPress={create}>
            {shares.some((share) => sameScope(scopeOf(share), scope)) ? text.createAnother : text.create}
          </Button>
          {isLate && <InlineMessage tone="info">{text.late}</InlineMessage>}
          {refusal !== null && <InlineMessage tone="warning">{reasonText(refusal)}</InlineMessage>}
          {shares.length > 0 && <Links {...props} />}
          {expiredCount > 0 && <p className={muted}>{text.expired(expiredCount)}</p>}
        </div>
      </Dialog>
      <AlertDialog
        title={text.revoking.question}
        isOpen={isAsking}
        onCancel={() => sharing.send({ type: 'revocation.cancelled' })}
        actions={[{ label: text.revoke, onPress: () => sharing.send({ type: 'revocation.confirmed' }) }]}
      >
        {text.revoking.explanation}
      </AlertDialog>
    </>
  );
}

/** Each named by what it shows. */
function Links({ sharing, shares, nameOf, linkOf }: ShareDialogProps) {
  const text = labels.dialog;
  return (
    <section aria-labelledby="share-links" className={column}>
      <Heading level={3} size="label" id="share-links">
        {text.links}
      </Heading>
      {numberLinks(shares, nameOf).map(({ share, name, number }) => (
        <div key={share.grant} className={css({ display: 'flex', flexDirection: 'column', gap: '4' })}>
          <CopyField
            label={text.link(name, number)}
            value={linkOf(share.grant)}
            copyLabel={text.copyLink(name, number)}
          />
          <div className={facts}>
            <span className={muted}>
              {share.expiresAt === null ? (
                text.neverExpires
              ) : (
                <>
                  {text.expiresOn}
                  <DateDisplay at={share.expiresAt} form="moment" />
                </>
              )}
            </span>
            <Button
              size="small"
              aria-label={text.revokeLink(name, number)}
              onPress={() => sharing.send({ type: 'revocation.asked', grant: share.grant })}
            >
              {text.revoke}
            </Button>
          </div>
        </div>
      ))}
    </section>
  );
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '16' });
const facts = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8' });
const muted = css({ color: 'ink.muted', textStyle: 'caption', overflowWrap: 'anywhere' });
