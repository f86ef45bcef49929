import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { Violation } from '../violation.ts';

type Role = 'owner' | 'member' | 'advisor' | 'viewer';
interface Step {
  readonly position: number;
  readonly role: Role | null;
}

/** By hand, so that they do not depend on what is tested: what is about people, in facts. */
const aboutPeople: Readonly<Record<string, readonly string[]>> = {
  InterviewLogged: ['person', 'lastTime'],
  InterviewEdited: ['person', 'lastTime'],
  QuoteMarked: ['text'],
  QuoteProposed: ['text'],
  MemberInvited: ['email'],
};
const forWhomever = ['LeaveWorkspace'];
const forOwners = ['InviteMember', 'RevokeInvitation', 'OpenInvitationLink', 'CloseInvitationLink'];
const alsoForOwners = ['NameWorkspace', 'ChangeRole', 'RemoveMember', 'HandOver', 'DeleteWorkspace', 'KeepWorkspace'];

/** Who may send a command of a type to a stream. */
export function mayBeSentBy(role: Role | null, type: string, stream: string): boolean {
  if (role === null) return false;
  if (forWhomever.includes(type)) return true;
  if (forOwners.includes(type) || alsoForOwners.includes(type)) return role === 'owner';
  if (stream.startsWith('thread-') || type === 'WitnessLock') return role !== 'viewer';
  return role === 'owner' || role === 'member';
}

export const readsWords = (role: Role | null): boolean => role === 'owner' || role === 'member';

/** Whether a fact says something about people. */
export const hasWords = ({ type, data }: Pick<RecordedEvent, 'type' | 'data'>): boolean =>
  (aboutPeople[type] ?? []).some((field) => field in data);

/** The fact as those may read it who may not read about people. */
export const withoutWords = (event: RecordedEvent): RecordedEvent => ({
  ...event,
  data: Object.fromEntries(
    Object.entries(event.data).filter(([field]) => !(aboutPeople[event.type] ?? []).includes(field)),
  ),
});

/** The roles of everybody in one workspace, position by position, as its log tells them. */
export class Roles {
  readonly #founder: string;
  readonly #steps = new Map<string, Step[]>();
  #hasMembers = false;

  constructor(founder: string) {
    this.#founder = founder;
    this.#steps.set(founder, [{ position: 0, role: 'owner' }]);
  }

  take({ type, data, position }: RecordedEvent): void {
    const { accountId, role, from } = data as { accountId: string; role: Role; from: string };
    const set = (account: string, now: Role | null): void => {
      this.#steps.set(account, [...(this.#steps.get(account) ?? []), { position, role: now }]);
    };
    if (type === 'MemberJoined' && !this.#hasMembers && accountId !== this.#founder)
      throw new Violation('the first member of a team is who founded it', { accountId });
    if (type === 'MemberJoined' || type === 'RoleChanged') set(accountId, role);
    if (type === 'MemberJoined') this.#hasMembers = true;
    if (type === 'MemberRemoved' || type === 'MemberLeft') set(accountId, null);
    if (type !== 'HandedOver') return;
    set(accountId, 'owner');
    set(from, 'member');
  }

  /** The role of an account once the fact at this position was recorded. */
  at(account: string, position = Number.POSITIVE_INFINITY): Role | null {
    return this.#steps.get(account)?.findLast((step) => step.position <= position)?.role ?? null;
  }

  /** Whether an account has had a role of which this holds, at some time between two positions. */
  everBetween(account: string, from: number, to: number, holds: (role: Role | null) => boolean): boolean {
    if (from > to) return false;
    const steps = (this.#steps.get(account) ?? []).filter(({ position }) => position > from && position <= to);
    return holds(this.at(account, from)) || steps.some(({ role }) => holds(role));
  }
}
