export function print(line: string): void {
  process.stdout.write(`      ${line}\n`);
}

export async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const started = Date.now();
  const result = await work();
  print(`${what}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return result;
}
