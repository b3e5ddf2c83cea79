import { useMutation } from '@tanstack/react-query';
import { logError } from '@comptoir/kernel/internal/log/log-error';
import { toastError } from '@comptoir/kernel/internal/toast';

/** Downloads a file; a failure is logged and shown in a toast as `failure`. */
export function useDownload<Args = void>(download: (args: Args) => Promise<void>, failure: string) {
  return useMutation<void, Error, Args>({
    mutationFn: download,
    onError: (error) => {
      logError(failure, error);
      toastError(failure, error);
    },
  });
}
