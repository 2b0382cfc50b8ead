import { href } from 'react-router'
import { TextLink } from '#web/ui/link.tsx'

type Props = { id: string; name: string }

/** Links to a customer's record, also inside a row that links elsewhere. */
export function OrganisationLink({ id, name }: Props) {
  return (
    <TextLink
      to={href('/dashboard/admin/organisations/:organisationId', { organisationId: id })}
      className="beside-target break-words"
    >
      {name}
    </TextLink>
  )
}
