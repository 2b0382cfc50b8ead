import { type AccountRegistration, accountRegistration } from '#contracts/accounts.ts'
import type { UserType } from '#contracts/session.ts'
import type { Ctx, Tx } from '../../context.ts'
import type { UsersTable } from '../../database/account-tables.ts'
import { inTransaction } from '../../database/transaction.ts'
import { countAttempts } from '../../limits/attempts.ts'
import { REGISTER_BY_ADDRESS } from '../../limits/table.ts'
import { enqueueMail } from '../../mail/enqueue.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import {
  actAs,
  beginSession,
  checkInvitation,
  createUser,
  hashNewPassword,
  type PlacedUser,
  recordConsents,
  redeemInvitation,
  type SignedIn,
} from '../identity/index.ts'
import { createOrganisation, ensureCompanyOrganisation } from '../organisations/index.ts'
import { createReceptionist } from '../receptionists/index.ts'
import { addSampleData } from '../samples/index.ts'
import { getCompany } from '../settings/index.ts'

/**
 * The registration under a tab. Creates an account, with an organisation to complete in the portal. An administrator
 * needs an invitation and joins the company. Throws `invitation_required` with the reason, and `email_taken`.
 */
export async function registerAccount(ctx: Ctx, input: unknown, device: string): Promise<SignedIn> {
  const form = parseInput(accountRegistration, input)
  // Taken addresses count too, so that this form does not reveal who has an account.
  return countAttempts(ctx, [[REGISTER_BY_ADDRESS, ctx.client?.address]], () => register(ctx, form, device))
}

async function register(ctx: Ctx, form: AccountRegistration, device: string): Promise<SignedIn> {
  if (form.userType === 'ADMIN') await checkInvitation(ctx, form.invite, form.email)
  const passwordHash = await hashNewPassword(ctx, form, 'email')
  return inTransaction(ctx, (tx) => storeAccount(tx, form, passwordHash, device))
}

/** Writes all rows of a registration, after the form and the password were checked. */
export async function storeAccount(
  tx: Tx,
  form: AccountRegistration,
  passwordHash: string,
  device: string,
): Promise<SignedIn> {
  const user = await storeUser(tx, form, passwordHash)
  const own = actAs(tx, user)
  await recordConsents(own, user.id, { kinds: ['terms', 'privacy'], state: 'given', source: 'sign-up' })
  const details = { from: 'sign-up', role: user.role }
  await recordAudit(own, 'account.registered', { kind: 'user', id: user.id }, details)
  if (user.role === 'USER') await welcomeUser(own, user)
  return beginSession(tx, user, { device, cookie: 'kept' })
}

async function storeUser(tx: Tx, form: AccountRegistration, passwordHash: string): Promise<PlacedUser> {
  const person = {
    email: form.email,
    first_name: form.firstName,
    last_name: form.lastName,
    password_hash: passwordHash,
  }
  if (form.userType === 'ADMIN') return storeAdministrator(tx, form, person)
  const userType: UserType = form.userType
  const organisation_id = await createOrganisation(tx, {
    name: `${form.firstName} ${form.lastName}`,
    businessType: userType === 'GOVERNMENT' ? 'GOVERNMENT' : null,
    isComplete: false,
  })
  await createReceptionist(tx, organisation_id)
  return createUser(tx, { ...person, organisation_id, user_type: userType, role: 'USER' }, 'email')
}

type Person = Pick<UsersTable, 'email' | 'first_name' | 'last_name' | 'password_hash'>

async function storeAdministrator(tx: Tx, form: AccountRegistration, person: Person): Promise<PlacedUser> {
  const { userType } = await redeemInvitation(tx, form.invite ?? '', form.email)
  const account = {
    ...person,
    organisation_id: await ensureCompanyOrganisation(tx),
    user_type: userType,
    role: 'ADMIN' as const,
    email_verified_at: tx.now().toISOString(),
  }
  return createUser(tx, account, 'email')
}

async function welcomeUser(tx: Tx, user: PlacedUser): Promise<void> {
  await addSampleData(tx, { id: user.organisation_id, userType: user.user_type })
  const { teamEmail, email } = await getCompany(tx)
  const { user_type: userType } = user
  await enqueueMail(tx, {
    template: 'welcome',
    to: user.email,
    replyTo: email,
    props: { firstName: user.first_name, userType, planName: null, trialDays: 0, talkUrl: null },
  })
  await enqueueMail(tx, {
    template: 'registration-notification',
    to: teamEmail,
    replyTo: user.email,
    props: {
      organisation: null,
      name: `${user.first_name} ${user.last_name}`,
      email: user.email,
      phone: null,
      userType,
      planName: null,
      isQuoteNeeded: false,
    },
  })
}
