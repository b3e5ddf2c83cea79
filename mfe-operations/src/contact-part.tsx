import { PhoneLink } from '@comptoir/ui/list-kit';
import { SummaryPart, SummaryRow } from '@comptoir/ui/records';
import type { ReactNode } from 'react';

interface ContactPartProps {
  title: string;
  phone: string | null | undefined;
  email: string;
  address?: ReactNode;
}

/** Links of a record to call, to write and to find it. */
export function ContactPart({ title, phone, email, address }: ContactPartProps) {
  const mail = (
    <a href={`mailto:${email}`}>
      <bdi>{email}</bdi>
    </a>
  );
  const links = [
    { key: 'phone', link: phone && <PhoneLink number={phone} /> },
    { key: 'email', link: mail },
    { key: 'address', link: address },
  ];
  return (
    <SummaryPart title={title} inline>
      {links.flatMap(({ key, link }) => (link ? [<SummaryRow key={key}>{link}</SummaryRow>] : []))}
    </SummaryPart>
  );
}
