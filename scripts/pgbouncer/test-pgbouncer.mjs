import { installDependencies } from '../install/install.mjs';
import { findOrInstallPgBouncer } from '../machine/pgbouncer.mjs';
import { findOrInstallPostgres } from '../machine/postgres.mjs';
import { runTool } from '../machine/program.mjs';
import { refuse } from '../machine/refusal.mjs';
import { root } from '../machine/root.mjs';

const NOT_ON_THE_EMBEDDED_DATABASE = '^(?!.*\\(embedded\\))';

async function testThroughPgBouncer() {
  await installDependencies(console.log);
  const env = {
    POSTGRES_BIN: await findOrInstallPostgres(console.log),
    COMPTOIR_TEST_PGBOUNCER: await findOrInstallPgBouncer(console.log),
  };
  const args = ['--selectProjects', 'api', '--testNamePattern', NOT_ON_THE_EMBEDDED_DATABASE];
  const { code } = await runTool('jest', [...args, ...process.argv.slice(2)], { cwd: root, env, shown: true });
  process.exitCode = code;
}

await testThroughPgBouncer().catch(refuse);
