import { QueryClientProvider } from '@tanstack/react-query';
import * as antd from 'antd';
import { queryClient } from '@comptoir/kernel/internal/query/query-client';
import { noticeLayer } from './notice-layer';
import { CLASS_NAMES } from './provider/class-names';
import { Surroundings, within } from './within';

// Functions such as `Modal.confirm` render a separate tree, which needs the providers of the page.
antd.ConfigProvider.config({
  theme: { ...CLASS_NAMES, zeroRuntime: true },
  holderRender: (shown) => (
    <QueryClientProvider client={queryClient}>
      <Surroundings>{shown}</Surroundings>
    </QueryClientProvider>
  ),
});
antd.message.config({ getContainer: noticeLayer });
antd.notification.config({ getContainer: noticeLayer });

/** `message.success(…)` works anywhere; use `message.useMessage()` where the content needs React contexts. */
export const message: typeof antd.message = {
  ...antd.message,
  useMessage: (config) => {
    const [api, holder] = antd.message.useMessage({ getContainer: noticeLayer, ...config });
    return [api, <Surroundings key="message">{holder}</Surroundings>];
  },
};

/** `notification.success(…)` works anywhere; use `notification.useNotification()` where the content needs contexts. */
export const notification: typeof antd.notification = {
  ...antd.notification,
  useNotification: (config) => {
    const [api, holder] = antd.notification.useNotification({ getContainer: noticeLayer, ...config });
    return [api, <Surroundings key="notification">{holder}</Surroundings>];
  },
};

/** A modal window. `Modal.confirm(…)` works anywhere; use `Modal.useModal()` where the content needs contexts. */
export const Modal: typeof antd.Modal = Object.assign(within(antd.Modal), {
  useModal: (): ReturnType<typeof antd.Modal.useModal> => {
    const [api, holder] = antd.Modal.useModal();
    return [api, <Surroundings key="modal">{holder}</Surroundings>];
  },
});

/** Provides `App.useApp()` to its children. */
export const App: typeof antd.App = Object.assign(within(antd.App), { useApp });

/** @throws Error outside of `App` */
function useApp(): ReturnType<typeof antd.App.useApp> {
  const app = antd.App.useApp();
  if (!('open' in app.message)) {
    throw new Error('App.useApp() needs a surrounding <App>; message, notification and Modal work without one');
  }
  return app;
}
