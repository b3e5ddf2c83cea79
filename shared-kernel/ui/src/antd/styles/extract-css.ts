import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tokenCss } from '../../components/theme/token-css';
import { extractedCss } from './extracted-css';

// Run `pnpm --filter @comptoir/ui theme` after a change of tokens.ts; a test compares the result.
const { dates, rest } = extractedCss();
write('../../components/theme/tokens.css', tokenCss());
write('dates.css', dates);
write('rest.css', rest);

function write(file: string, css: string) {
  writeFileSync(fileURLToPath(new URL(file, import.meta.url)), css);
}
