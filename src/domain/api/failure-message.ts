import { isApiFailure } from './api-failure.ts';

/** Text of an error toast: the server's own words if it sent some. Source: the specification, section 8. */
export function failureMessage(reason: unknown): string {
  return (isApiFailure(reason) && reason.kind === 'refused' && reason.message) || 'Something went wrong';
}
