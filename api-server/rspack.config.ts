import { serverBuild } from './server-build';

export default serverBuild({ folder: import.meta.dirname, entry: { main: './src/main.ts' } });
