import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tokenCss } from './token-css';

// Run `pnpm --filter @comptoir/shared-kernel theme` after a change of tokens.ts; a test notices when it was forgotten.
writeFileSync(fileURLToPath(new URL('tokens.css', import.meta.url)), tokenCss());
