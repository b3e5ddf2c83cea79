import { loadVirtualTable } from '../list/virtual-list';
import { loadSelectors } from './on-demand';

/** Fetches menus, selectors and lists, which sign-in does without; a page that has waited for this draws them at once. */
export const loadControls: () => Promise<void> = async () => {
  await Promise.all([loadSelectors(), loadVirtualTable()]);
};
