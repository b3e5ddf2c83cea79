import type { OperationName } from '@comptoir/api-contract/operations';
import type { CallArguments } from '@comptoir/kernel/http';

/** Lazy `downloadAnswer`: its code is fetched on first use. */
export async function saveAnswer<Name extends OperationName>(
  name: Name,
  args: CallArguments<Name>,
  fileName: string,
): Promise<void> {
  const { downloadAnswer } = await import('@comptoir/ui/files');
  await downloadAnswer(name, args, fileName);
}
