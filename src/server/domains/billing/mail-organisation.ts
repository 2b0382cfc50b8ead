import type { Tx } from '../../context.ts'
import { enqueueMail } from '../../mail/enqueue.ts'
import type { MailProps } from '../../mail/templates/mail-template.ts'
import { listRecipients } from '../organisations/index.ts'
import { getCompany } from '../settings/index.ts'

/** Templates with a first name and a portal, as their links depend on the portal. */
type Template = {
  [Name in keyof MailProps]: MailProps[Name] extends Addressee ? Name : never
}[keyof MailProps]
type Addressee = Pick<MailProps['invoice-issued'], 'firstName' | 'userType'>

/** Mails the owners of an organisation in the caller's transaction, because owners decide about its plan. */
export async function mailOrganisation<Name extends Template>(
  tx: Tx,
  organisationId: string,
  template: Name,
  props: Omit<MailProps[Name], keyof Addressee>,
): Promise<void> {
  const { email: replyTo } = await getCompany(tx)
  for (const { email, firstName, userType } of await listRecipients(tx, organisationId, 'billing.change')) {
    const addressed = { ...props, firstName, userType } as MailProps[Name]
    await enqueueMail(tx, { template, to: email, replyTo, props: addressed })
  }
}
