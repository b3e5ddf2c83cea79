import { acceptShell, readShell, refuseStranding, servedBy } from '../check-shell';
import { readOptions, required, type Command } from './command';

export const checkShellCommand: Command = {
  usage: `check-shell <folder of the built shell> [--live]
    refuses a shell that a live remote cannot run in; --live: later publications are held against it`,
  run: async (args, context) => {
    const {
      positionals: [place],
      store,
      by,
      isSet,
    } = await readOptions(args, context);
    const shell = await readShell(required(place, 'The folder of the built shell'));
    if (isSet('live')) await acceptShell(store, shell, { by });
    else refuseStranding(await store.read(), shell);
    for (const [remote, served] of servedBy(await store.read(), shell)) {
      const versions = served.map(({ version, descriptor }) => `${version} (contract ${descriptor.kernel})`);
      context.print(`${remote} ${versions.join(' and ')}: served`);
    }
    context.print(`The shell ${shell.version} serves every live remote.`);
  },
};
