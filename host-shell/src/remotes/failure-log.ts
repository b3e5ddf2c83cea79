import { isOfShell, type Failure } from './reason-codes';

export class FailureLog {
  private readonly byRemote = new Map<string, readonly Failure[]>();

  of(remote: string): readonly Failure[] {
    return this.byRemote.get(remote) ?? [];
  }

  has(remote: string, version: string): boolean {
    return this.of(remote).some((failure) => failure.version === version);
  }

  add(failure: Failure): void {
    this.byRemote.set(failure.remote, [...this.of(failure.remote), failure]);
  }

  forget(remote: string): void {
    this.byRemote.delete(remote);
  }

  lacksShell(remote: string): boolean {
    return this.of(remote).some(isOfShell);
  }

  forgetShell(remote: string): boolean {
    const others = this.of(remote).filter((failure) => !isOfShell(failure));
    const isLess = others.length < this.of(remote).length;
    this.byRemote.set(remote, others);
    return isLess;
  }
}
