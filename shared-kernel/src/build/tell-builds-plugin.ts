import type { Compiler } from '@rspack/core';

/** What a build that is watched came to. */
interface BuildOutcome {
  /** Each as the compiler says it; none when it went through. */
  errors: readonly string[];
}

/** Tells a server what each build came to: the one that shows the remote inside a deployment. */
export class TellBuildsPlugin {
  constructor(private readonly address: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise('TellBuildsPlugin', async (stats) => {
      const { errors = [] } = stats.toJson({ all: false, errors: true });
      const outcome: BuildOutcome = { errors: errors.map(({ message }) => message) };
      await fetch(this.address, { method: 'POST', body: JSON.stringify(outcome) });
    });
  }
}
