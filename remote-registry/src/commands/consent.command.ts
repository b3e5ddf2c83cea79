import { consent, withdrawConsent } from '../consent';
import { withReason, type AddCommand } from './command';

export const addConsent: AddCommand = ({ program, open, print }) => {
  withReason(program.command('consent <remote>'))
    .description('let the pages of a remote call the services that it declares')
    .action(async (remote: string, { reason }: { reason: string }) => {
      const { store, by } = await open();
      const allowed = await consent(store, remote, { by, reason });
      print(`${remote} may call ${allowed.join(', ')}; SERVICES of the page server names the address.`);
    });
  withReason(program.command('withdraw-consent <remote> <service>'))
    .description('stop the calls of a remote to a service')
    .action(async (remote: string, service: string, { reason }: { reason: string }) => {
      const { store, by } = await open();
      await withdrawConsent(store, remote, { by, service, reason });
      print(`${remote} may no longer call ${service}.`);
    });
};
