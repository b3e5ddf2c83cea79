import { RegistryError } from '../store';
import { verify } from '../verify';
import { readOptions, type Command } from './command';

export const verifyCommand: Command = {
  usage: `verify
    checks the signature of the registry, its rules, and every file of every version against its hash`,
  run: async (args, context) => {
    const { store } = await readOptions(args, context);
    const { versions, broken } = await verify(store);
    if (broken.length > 0) throw new RegistryError(broken.join('\n'));
    context.print(`${versions} versions in ${store.place} are as they were published.`);
  },
};
