/** An error that the user can fix: printed without a stack. */
export class Refusal extends Error {
  override name = 'Refusal';
}
