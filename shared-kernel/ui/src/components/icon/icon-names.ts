import AppstoreOutlined from '@ant-design/icons-svg/es/asn/AppstoreOutlined';
import ArrowLeftOutlined from '@ant-design/icons-svg/es/asn/ArrowLeftOutlined';
import BookOutlined from '@ant-design/icons-svg/es/asn/BookOutlined';
import CalendarOutlined from '@ant-design/icons-svg/es/asn/CalendarOutlined';
import CheckCircleFilled from '@ant-design/icons-svg/es/asn/CheckCircleFilled';
import CheckOutlined from '@ant-design/icons-svg/es/asn/CheckOutlined';
import CloseCircleFilled from '@ant-design/icons-svg/es/asn/CloseCircleFilled';
import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined';
import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined';
import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined';
import ExclamationCircleFilled from '@ant-design/icons-svg/es/asn/ExclamationCircleFilled';
import EyeOutlined from '@ant-design/icons-svg/es/asn/EyeOutlined';
import InboxOutlined from '@ant-design/icons-svg/es/asn/InboxOutlined';
import InfoCircleFilled from '@ant-design/icons-svg/es/asn/InfoCircleFilled';
import MenuOutlined from '@ant-design/icons-svg/es/asn/MenuOutlined';
import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined';
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined';
import ScheduleOutlined from '@ant-design/icons-svg/es/asn/ScheduleOutlined';
import SearchOutlined from '@ant-design/icons-svg/es/asn/SearchOutlined';
import ShopOutlined from '@ant-design/icons-svg/es/asn/ShopOutlined';
import SwapOutlined from '@ant-design/icons-svg/es/asn/SwapOutlined';
import TeamOutlined from '@ant-design/icons-svg/es/asn/TeamOutlined';
import TruckOutlined from '@ant-design/icons-svg/es/asn/TruckOutlined';
import WalletOutlined from '@ant-design/icons-svg/es/asn/WalletOutlined';
import type { IconDefinition } from '@ant-design/icons-svg/es/types';

/** Drawing fetched on demand, because no first page uses it. */
const LATE = undefined;

/** Drawings by the name used in screens and descriptors. */
export const ICONS = {
  admins: LATE,
  agencies: ShopOutlined,
  back: ArrowLeftOutlined,
  calendar: CalendarOutlined,
  camera: LATE,
  cash: WalletOutlined,
  check: CheckOutlined,
  close: CloseOutlined,
  collections: ScheduleOutlined,
  collectors: TeamOutlined,
  dark: LATE,
  dashboard: AppstoreOutlined,
  delete: LATE,
  down: DownOutlined,
  download: DownloadOutlined,
  edit: LATE,
  empty: InboxOutlined,
  error: CloseCircleFilled,
  exchange: SwapOutlined,
  file: LATE,
  filter: LATE,
  forward: RightOutlined,
  hide: LATE,
  info: InfoCircleFilled,
  language: LATE,
  light: LATE,
  location: LATE,
  logout: LATE,
  menu: MenuOutlined,
  'money-book': BookOutlined,
  offices: LATE,
  phone: LATE,
  plus: PlusOutlined,
  previous: LATE,
  reverse: LATE,
  search: SearchOutlined,
  settings: LATE,
  show: EyeOutlined,
  success: CheckCircleFilled,
  suppliers: TruckOutlined,
  upload: LATE,
  user: LATE,
  warning: ExclamationCircleFilled,
} as const satisfies Record<string, IconDefinition | typeof LATE>;

/** Name of an icon, in components and in descriptors of remotes. */
export type IconName = keyof typeof ICONS;

/** True for the name of an icon; used by the schema of descriptors. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(ICONS, name);
}
