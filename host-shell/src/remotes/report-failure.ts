import { OVERRIDE } from '../remote-override/page-override';
import type { Failure } from './reason-codes';

/** Tells the API of a published version that failed here, as soon as it can be told. */
export function reportFailure(failure: Failure): void {
  if (failure.version === OVERRIDE) return;
  import(/* webpackChunkName: "reports" */ '../reports').then(
    ({ takeFailure }) => takeFailure(failure),
    // Without a network there is no code to tell it with either.
    () => addEventListener('online', () => reportFailure(failure), { once: true }),
  );
}
