/** A reason not to go on that the person at the terminal can act on: shown as it stands, without a stack. */
export class Refusal extends Error {
  override name = 'Refusal';
}
