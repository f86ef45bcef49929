import { failureOfCode } from './failure-of-code.ts';

/** Does a step of the identity provider's; rejects with the `AuthFailure` that its error means. */
export async function told<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (fault) {
    throw failureOfCode(fault);
  }
}
