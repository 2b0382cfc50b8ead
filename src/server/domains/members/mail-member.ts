import type { OrganisationRole } from '#contracts/permissions.ts'
import type { Tx } from '../../context.ts'
import { enqueueMail } from '../../mail/enqueue.ts'
import type { MailProps } from '../../mail/templates/mail-template.ts'
import { getProfile } from '../identity/index.ts'
import { getOrganisation } from '../organisations/index.ts'

type News = { news: MailProps['membership-news']['news']; role: OrganisationRole | null }

/** Mails a person what a colleague changed about their membership, in the caller's transaction. */
export async function mailMember(
  tx: Tx,
  person: { email: string; first_name: string },
  { news, role }: News,
): Promise<void> {
  const [{ name: organisation }, by] = [await getOrganisation(tx), await getActorName(tx)]
  const props = { firstName: person.first_name, organisation, by, news, role }
  await enqueueMail(tx, { template: 'membership-news', to: person.email, props })
}

export async function getActorName(tx: Tx): Promise<string> {
  const { firstName, lastName, email } = await getProfile(tx)
  return `${firstName} ${lastName}`.trim() || email
}
