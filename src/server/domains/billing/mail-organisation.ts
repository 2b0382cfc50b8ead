import type { Tx } from '../../context.ts'
import { enqueueMail } from '../../mail/enqueue.ts'
import type { MailTemplates } from '../../mail/templates/index.ts'
import { getCompany } from '../settings/index.ts'

/** The mails that say to whom they are, and so where in which portal their links lead. */
type Template = {
  [Name in keyof MailTemplates]: MailTemplates[Name] extends Addressee ? Name : never
}[keyof MailTemplates]
type Addressee = Pick<MailTemplates['invoice-issued'], 'firstName' | 'userType'>

/** Writes to everybody of an organisation who can sign in, in the caller's transaction. */
export async function mailOrganisation<Name extends Template>(
  tx: Tx,
  organisationId: string,
  template: Name,
  props: Omit<MailTemplates[Name], keyof Addressee>,
): Promise<void> {
  const { email: replyTo } = await getCompany(tx)
  const people = await tx.db
    .selectFrom('users')
    .select(['email', 'first_name', 'user_type'])
    .where('organisation_id', '=', organisationId)
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .execute()
  for (const { email, first_name: firstName, user_type: userType } of people) {
    const addressed = { ...props, firstName, userType } as MailTemplates[Name]
    await enqueueMail(tx, { template, to: email, replyTo, props: addressed })
  }
}
