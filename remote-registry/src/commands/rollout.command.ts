import { audienceText } from '../audience.schema';
import { readAudience, type AudienceWords } from '../read-audience';
import { flag, halt, promote } from '../rollout';
import { RegistryError } from '../store';
import { withAudience, withReason, type AddCommand, type ReasonOption } from './command';

interface FlagOptions extends ReasonOption, AudienceWords {
  off?: true;
}

export const addRollout: AddCommand = ({ program, open, print }) => {
  program
    .command('promote <remote>')
    .description('show everybody the version that an audience has')
    .option('--reason <reason>', 'for the history')
    .action(async (remote: string, options: ReasonOption) => {
      const { store, by } = await open();
      const { live } = await promote(store, remote, { by, ...options });
      print(`${remote} ${live} is live for everybody.`);
    });
  withReason(program.command('halt <remote>'))
    .description('take back the version that an audience has')
    .action(async (remote: string, { reason }: { reason: string }) => {
      const { store, by } = await open();
      const { version, live } = await halt(store, remote, { by, reason });
      print(`${remote} ${version} is taken back; everybody has ${live}.`);
    });
};

export const addFlag: AddCommand = ({ program, open, print }) => {
  withAudience(program.command('flag <remote> <area>'))
    .description('show an area to an audience only (--share 0%: to nobody)')
    .option('--off', 'show it to everybody again')
    .option('--reason <reason>', 'for the history')
    .action(async (remote: string, area: string, { off, reason, ...words }: FlagOptions) => {
      const audience = readAudience(words);
      if ((off ?? false) === (audience !== undefined)) {
        throw new RegistryError('Missing audience (--share 10% …), or --off');
      }
      const { store, by } = await open();
      await flag(store, remote, area, { by, ...(audience && { audience }), ...(reason !== undefined && { reason }) });
      print(`${audience ? `Only ${audienceText(audience)}` : 'Everybody'} has ${area} of ${remote}.`);
    });
};
