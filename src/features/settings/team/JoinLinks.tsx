import { useSelector } from '@xstate/react';
import { type ReactNode, useRef } from 'react';
import type { Command } from '#domain/log/command.ts';
import { type Role, roles } from '#domain/team/role.ts';
import { teamLimits } from '#domain/team/team.ts';
import { roleLabels } from '#domain/team/team-labels.ts';
import type { TeamScreenActor } from '#machines/team/team-screen.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { Select } from '#ui/Select.tsx';
import { useKeptFocus } from '#ui/use-kept-focus.ts';
import { rowNoteStyle, rowStyle, rowsStyle, rowTextStyle } from '../rows-style.ts';
import { SettingsSection } from '../SettingsSection.tsx';
import { roleNotes, teamLabels } from './labels.ts';
import type { TeamView } from './team-view.ts';

const labels = teamLabels.link;
/** No owners: a link that gets about would give the workspace away. */
const offered = roles.filter((role) => role !== 'owner');
const termsDays = ['1', '7', '30'] as const;

export interface JoinLinksProps extends Pick<TeamView, 'links'> {
  readonly screen: TeamScreenActor;
  readonly pending: readonly Command[];
  readonly newId: () => string;
  /** The address of a link, to be copied. */
  readonly addressOf: (linkId: string, role: Role) => ReactNode;
}

/** Links with which anyone who has them can join. */
export function JoinLinks({ screen, links, pending, newId, addressOf }: JoinLinksProps) {
  const terms = useSelector(screen, ({ context }) => context.terms);
  const pick = (change: Partial<typeof terms>) => screen.send({ type: 'terms.picked', terms: { ...terms, ...change } });
  const list = useRef<HTMLUListElement>(null);
  const make = useRef<HTMLButtonElement>(null);
  useKeptFocus(list, () => make.current?.focus());
  return (
    <SettingsSection title={labels.title} description={labels.description}>
      {links.length > 0 && (
        <ul ref={list} aria-label={labels.list} className={rowsStyle}>
          {links.map(({ id, role, expiresAt, uses }) => (
            <li key={id} className={rowStyle}>
              <div className={rowTextStyle}>
                {addressOf(id, role)}
                <div className={rowNoteStyle}>
                  {roleLabels[role]}, {teamLabels.open.until} <DateDisplay at={expiresAt} />, {labels.uses(uses)}
                </div>
              </div>
              <Button
                size="small"
                aria-label={labels.closeOf(role)}
                isPending={pending.some(({ type, data }) => type === 'CloseInvitationLink' && data['linkId'] === id)}
                onPress={() => screen.send({ type: 'link.closed', linkId: id })}
              >
                {labels.close}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {links.length < teamLimits.links && (
        <div className={form}>
          <Select
            label={labels.terms}
            options={offered.map((value) => ({ value, label: roleLabels[value], note: roleNotes[value] }))}
            value={terms.role}
            onChange={(role) => pick({ role })}
          />
          <Select
            label={labels.days}
            options={termsDays.map((value) => ({ value, label: labels.daysOf(Number(value)) }))}
            value={String(terms.days) as (typeof termsDays)[number]}
            onChange={(days) => pick({ days: Number(days) })}
          />
          <Button
            ref={make}
            isPending={pending.some(({ type }) => type === 'OpenInvitationLink')}
            onPress={() => screen.send({ type: 'link.opened', linkId: newId() })}
          >
            {labels.make}
          </Button>
        </div>
      )}
    </SettingsSection>
  );
}

const form = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '12', maxWidth: 'form' });
