import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime/types';
import { pageData } from '../page-data';

/** The head guard ends a script at its deadline; Module Federation's own timer comes after it. */
const GRACE = 1000;

/** The run-time hooks of Module Federation. */
export default function federationPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'comptoir-loading',
    createScript: () => ({ timeout: pageData().config.deadlines.entry + GRACE }),
  };
}
