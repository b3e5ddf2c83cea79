import { RegistryError } from '../store';
import { verify } from '../verify';
import type { AddCommand } from './command';

export const addVerify: AddCommand = ({ program, open, print }) => {
  program
    .command('verify')
    .description('check the signature and the rules of the registry, and each file of each version against its hash')
    .action(async () => {
      const { store } = await open();
      const { versions, broken } = await verify(store);
      if (broken.length > 0) throw new RegistryError(broken.join('\n'));
      print(`${versions} versions in ${store.place} are as they were published.`);
    });
};
