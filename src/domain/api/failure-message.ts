import { isApiFailure } from './api-failure.ts';

/** What an error toast says: the server's own words where it has some. Source: the specification, section 8. */
export function failureMessage(reason: unknown): string {
  return (isApiFailure(reason) && reason.kind === 'refused' && reason.message) || 'Something went wrong';
}
