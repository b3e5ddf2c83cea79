import type { TestApi } from '../api';
import { accessWorld, type AccessRequests } from './access-world';
import { approvalRequests } from './approval-requests';
import { businessRequests } from './business-requests';
import { cashRequests } from './cash-requests';
import { eventRequests } from './event-requests';
import { fieldDeviceRequests } from './field-device-requests';
import { inboxRequests } from './inbox-requests';
import { moneyRequests } from './money-requests';
import { pickUpRequests } from './pick-up-requests';
import { peopleRequests } from './people-requests';
import { platformRequests } from './platform-requests';
import { seriesRequests } from './series-requests';
import { sessionRequests } from './session-requests';
import { viewRequests } from './view-requests';

export function accessRequests(api: TestApi): AccessRequests {
  const world = accessWorld(api);
  return {
    ...peopleRequests(world),
    ...businessRequests(world),
    ...seriesRequests(world),
    ...moneyRequests(world),
    ...cashRequests(api, world),
    ...pickUpRequests(api, world),
    ...fieldDeviceRequests(api, world),
    ...inboxRequests(api, world),
    ...approvalRequests(api, world),
    ...eventRequests(api, world),
    ...sessionRequests(api, world),
    ...platformRequests(),
    ...viewRequests(world),
  };
}
