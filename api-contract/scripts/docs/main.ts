import { readFileSync, writeFileSync } from 'node:fs';
import { withCallTable } from './call-table';

// Run `pnpm docs` after a change of the contract; a test compares the result.
const file = new URL('../../../docs/domain.md', import.meta.url);
writeFileSync(file, withCallTable(readFileSync(file, 'utf8')));
