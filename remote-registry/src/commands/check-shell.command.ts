import { acceptShell, readShell, requireCompatibleShell, servedBy } from '../check-shell';
import type { AddCommand } from './command';

export const addCheckShell: AddCommand = ({ program, open, print }) => {
  program
    .command('check-shell <folder>')
    .description('refuse a built shell in which a live remote cannot run')
    .option('--live', 'check later publications against this shell')
    .action(async (folder: string, { live }: { live?: true }) => {
      const { store, by } = await open();
      const shell = await readShell(folder);
      if (live) await acceptShell(store, shell, { by });
      else requireCompatibleShell(await store.read(), shell);
      for (const [remote, served] of servedBy(await store.read(), shell)) {
        const versions = served.map(({ version, descriptor }) => `${version} (contract ${descriptor.kernel})`);
        print(`${remote} ${versions.join(' and ')}: served`);
      }
      print(`The shell ${shell.version} serves every live remote.`);
    });
};
