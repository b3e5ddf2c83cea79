import AppstoreOutlined from '@ant-design/icons-svg/es/asn/AppstoreOutlined';
import ArrowLeftOutlined from '@ant-design/icons-svg/es/asn/ArrowLeftOutlined';
import BookOutlined from '@ant-design/icons-svg/es/asn/BookOutlined';
import CalendarOutlined from '@ant-design/icons-svg/es/asn/CalendarOutlined';
import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined';
import InboxOutlined from '@ant-design/icons-svg/es/asn/InboxOutlined';
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
import type { IconName } from './icon-names';

/** Drawings of the navigation and of pages within it, which the sign-in page does not show. */
export const LAYOUT_DRAWINGS: Partial<Record<IconName, IconDefinition>> = {
  agencies: ShopOutlined,
  back: ArrowLeftOutlined,
  calendar: CalendarOutlined,
  cash: WalletOutlined,
  collections: ScheduleOutlined,
  collectors: TeamOutlined,
  dashboard: AppstoreOutlined,
  download: DownloadOutlined,
  empty: InboxOutlined,
  exchange: SwapOutlined,
  forward: RightOutlined,
  menu: MenuOutlined,
  'money-book': BookOutlined,
  plus: PlusOutlined,
  search: SearchOutlined,
  suppliers: TruckOutlined,
};
