import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tokenCss } from '../../ui/theme/token-css';
import { extractedCss } from './extracted-css';

// Run `pnpm --filter @comptoir/shared-kernel theme` after a change of tokens.ts; a test compares the result.
const { dates, rest } = extractedCss();
write('../../ui/theme/tokens.css', tokenCss());
write('dates.css', dates);
write('rest.css', rest);

function write(file: string, css: string) {
  writeFileSync(fileURLToPath(new URL(file, import.meta.url)), css);
}
