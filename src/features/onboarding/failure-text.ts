import type { ApiFailure } from '#domain/api/api-failure.ts';

export function failureText({ kind }: ApiFailure | { readonly kind: 'unexpected' }): string {
  return kind === 'no-answer'
    ? 'Groundwork could not be reached. Your answers are still here; check the connection and try again.'
    : 'Groundwork could not finish the welcome. Your answers are still here; try again in a minute.';
}
