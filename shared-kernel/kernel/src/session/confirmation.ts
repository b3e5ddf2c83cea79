/** Asks the person to confirm the session with a second step; true once that is done. */
export type Confirmation = () => Promise<boolean>;

let ask: Confirmation | undefined;

/** Sets the dialog of the page. Without it, calls that need a confirmation are refused. */
export function setConfirmation(dialog: Confirmation): void {
  ask = dialog;
}

export const confirmSession: Confirmation = async () => (await ask?.()) ?? false;
