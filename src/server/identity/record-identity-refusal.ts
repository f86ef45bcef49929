import { currentSource } from '../security/event-source.ts';
import type { IdentityError } from './identity-error.ts';
import { identityRefusal } from './identity-events.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { OperationFields } from './operations/operation.ts';

/** Records why an operation was refused. Whose second factor was missed is looked up, beside the answer. */
export function recordIdentityRefusal(
  { record, pending }: IdentityProvider,
  path: string,
  { message }: IdentityError,
  fields: Pick<OperationFields, 'email' | 'mfaPendingCredential'>,
): void {
  const event = identityRefusal(path, message, fields);
  const { mfaPendingCredential: credential } = fields;
  if (event.event !== 'sign-in' || credential === undefined) {
    record(event);
    return;
  }
  const source = currentSource();
  void pending
    .whose(credential)
    .catch(() => undefined)
    .then((uid) => record({ ...event, secondFactor: true, ...(uid !== undefined && { who: { uid } }) }, source));
}
