import { type BusinessRegistration, businessRegistration } from '#contracts/accounts.ts'
import { PLANS } from '#contracts/plans.ts'
import type { Ctx, Tx } from '../../context.ts'
import type { ConsentKind } from '../../database/account-tables.ts'
import { inTransaction } from '../../database/transaction.ts'
import { countAttempts } from '../../limits/attempts.ts'
import { REGISTER_BY_ADDRESS } from '../../limits/table.ts'
import { href } from '../../links.ts'
import { enqueueMail } from '../../mail/enqueue.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { openSubscription, requestElitePlan } from '../billing/index.ts'
import {
  actAs,
  beginSession,
  createUser,
  getUserType,
  hashNewPassword,
  type PlacedUser,
  recordConsents,
  type SignedIn,
  splitName,
} from '../identity/index.ts'
import { createOrganisation, normalisePhone } from '../organisations/index.ts'
import { createReceptionist, findOrganisationReceptionist } from '../receptionists/index.ts'
import { addSampleData } from '../samples/index.ts'
import { getCompany } from '../settings/index.ts'

/**
 * The registration wizard. Creates organisation, owner, consents, subscription, first invoice, mails and session, all
 * or nothing. Throws `invalid_input` with a sentence per field, and `email_taken` at contactEmail.
 */
export async function registerBusiness(ctx: Ctx, input: unknown, device: string): Promise<SignedIn> {
  const form = parseInput(businessRegistration, input)
  // Taken addresses count too, so that this form does not reveal who has an account.
  return countAttempts(ctx, [[REGISTER_BY_ADDRESS, ctx.client?.address]], () => register(ctx, form, device))
}

async function register(ctx: Ctx, form: BusinessRegistration, device: string): Promise<SignedIn> {
  const newcomer = {
    ...splitName(form.contactName),
    email: form.contactEmail,
    password: form.password,
    words: [form.businessName],
  }
  const passwordHash = await hashNewPassword(ctx, newcomer, 'contactEmail')
  return inTransaction(ctx, (tx) => storeBusiness(tx, form, passwordHash, device))
}

/** Writes all rows of a registration, after the form and the password were checked. */
export async function storeBusiness(
  tx: Tx,
  form: BusinessRegistration,
  passwordHash: string,
  device: string,
): Promise<SignedIn> {
  const user = await storeOwner(tx, form, passwordHash)
  const { billingInterval: interval } = form
  const own = actAs(tx, user)
  await recordConsents(own, user.id, { kinds: listConsentKinds(form), state: 'given', source: 'signup' })
  const details = { from: 'signup', organisationId: user.organisation_id }
  await recordAudit(own, 'account.registered', { kind: 'user', id: user.id }, details)
  const signedIn = await beginSession(tx, user, { device, cookie: 'kept' })
  await enqueueMails(own, form, user)
  await addSampleData(own, { id: user.organisation_id, userType: user.user_type })
  if (form.selectedPlan === 'elite') await requestElitePlan(own, {})
  else await openSubscription(own, { organisationId: user.organisation_id, plan: form.selectedPlan, interval })
  return signedIn
}

async function storeOwner(tx: Tx, form: BusinessRegistration, passwordHash: string): Promise<PlacedUser> {
  const organisationId = await createOrganisation(tx, {
    name: form.businessName,
    businessType: form.businessType,
    industry: form.industry,
    address: form.businessAddress,
    phone: form.businessPhone,
    email: form.businessEmail,
    vatNumber: form.vatNumber,
    isComplete: true,
  })
  await createReceptionist(tx, organisationId)
  const { firstName, lastName } = splitName(form.contactName)
  const user = {
    organisation_id: organisationId,
    email: form.contactEmail,
    first_name: firstName,
    last_name: lastName,
    job_title: form.contactTitle,
    phone: normalisePhone(form.contactPhone),
    user_type: getUserType(form.businessType),
    role: 'USER' as const,
    password_hash: passwordHash,
  }
  return createUser(tx, user, 'contactEmail')
}

function listConsentKinds(form: BusinessRegistration): ConsentKind[] {
  return ['terms', 'privacy', 'gdpr', ...(form.marketingConsent ? (['marketing'] as const) : [])]
}

async function enqueueMails(tx: Tx, form: BusinessRegistration, user: PlacedUser): Promise<void> {
  const { teamEmail, email } = await getCompany(tx)
  const plan = PLANS[form.selectedPlan]
  const receptionist = await findOrganisationReceptionist(tx, user.organisation_id)
  const talkUrl = receptionist ? tx.config.appUrl + href('/talk/:slug', { slug: receptionist.slug }) : null
  await enqueueMail(tx, {
    template: 'welcome',
    to: user.email,
    replyTo: email,
    props: {
      firstName: user.first_name,
      userType: user.user_type,
      planName: plan.name,
      trialDays: plan.trialDays,
      talkUrl,
    },
  })
  await enqueueMail(tx, {
    template: 'registration-notification',
    to: teamEmail,
    replyTo: user.email,
    props: {
      organisation: form.businessName,
      name: form.contactName,
      email: user.email,
      phone: user.phone,
      userType: user.user_type,
      planName: plan.name,
      isQuoteNeeded: plan.isCustom,
    },
  })
}
