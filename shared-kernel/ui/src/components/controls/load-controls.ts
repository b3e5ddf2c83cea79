import { loadVirtualTable } from '../list/virtual-list';
import { loadSelectors } from './on-demand';

/** Preloads menus, selects and lists, which sign-in does not need, so that a page renders them at once. */
export const loadControls: () => Promise<void> = async () => {
  await Promise.all([loadSelectors(), loadVirtualTable()]);
};
