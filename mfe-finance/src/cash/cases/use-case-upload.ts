import { mediaType } from '@comptoir/api-contract/files';
import { TEXT_LIMIT } from '@comptoir/api-contract/values';
import { http } from '@comptoir/kernel/http';
import { resourceKey } from '@comptoir/kernel/query';
import { extensionOf, putFile } from '@comptoir/ui/files';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Sends files to a case one after the other, up to the first that fails. */
export function useCaseUpload(id: string) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (files: readonly File[]) => {
      for (const file of files) await sendFile(id, file);
    },
    onSettled: () => client.invalidateQueries({ queryKey: [resourceKey('getCashCase')] }),
  });
  return { upload: mutate, isSending: isPending, error };
}

async function sendFile(id: string, file: File): Promise<void> {
  const extension = extensionOf(file.name);
  const name = file.name.slice(-TEXT_LIMIT);
  const { data } = await http.call('uploadCashCaseMedia', { params: { id }, query: { extension, name } });
  // Browsers disagree about media types; the address is signed for this one.
  await putFile(data.presignedUrl, file, { contentType: mediaType(extension) });
}
