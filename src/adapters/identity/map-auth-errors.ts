import { logWarning } from '../log/log-warning.ts';
import { codeOf, failureOfCode } from './failure-of-code.ts';

/** Does a step of the identity provider's. What goes wrong is logged and thrown on as the `AuthFailure` that it means. */
export async function mapAuthErrors<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (fault) {
    const failure = failureOfCode(fault);
    logWarning('[identity]:', codeOf(fault) || failure.kind);
    throw failure;
  }
}
