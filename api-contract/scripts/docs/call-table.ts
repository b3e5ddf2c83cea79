import type { Operation } from '../../src/operation';
import { operationNames, operations } from '../../src/operations';
import { ROLES } from '../../src/roles';
import { routes } from '../../src/routes';

const BEGIN = '<!-- calls: begin, written by `pnpm docs` -->';
const END = '<!-- calls: end -->';

/** Replaces the table of operations in a page. */
export function withCallTable(page: string): string {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`The page has no "${BEGIN}" … "${END}".`);
  return `${before}${BEGIN}\n\n${callTable()}\n\n${END}${after}`;
}

/** Markdown table: a row per operation, a tick for each allowed role, and for anyone with the platform permission. */
function callTable(): string {
  const head = ['call', '', 'signed out', ...ROLES, 'platform'];
  const rows = operationNames().map((name) => {
    const { access, platform, summary }: Operation = operations[name];
    const { method, path } = routes[name];
    const ticks = ROLES.map((role) => (access === 'public' || access.includes(role) ? '✓' : ''));
    return [`\`${method} ${path}\``, summary, access === 'public' ? '✓' : '', ...ticks, platform ? '✓' : ''];
  });
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
