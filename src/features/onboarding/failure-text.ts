import type { ApiFailure } from '#domain/api/api-failure.ts';

export function failureText({ kind }: ApiFailure | { readonly kind: 'unexpected' }): string {
  return kind === 'no-answer'
    ? 'Can’t reach Groundwork. Your answers are still here. Check your connection and try again.'
    : 'Something went wrong on our side. Your answers are still here. Try again in a minute.';
}
