import type { Cluster } from './cluster';
import type { Written } from './load';
import type { Access } from './requests';

export interface Business {
  cluster: Cluster;
  access: Access;
  offices: readonly string[];
  /** Everything that was answered. */
  written: Written[];
}
