import type { OrganisationRole } from './permissions.ts'
import type { BusinessType } from './registration-options.ts'
import type { UserType } from './session.ts'

/** The newest rows of one customer on the page that administrators have of it. The full lists are pages of their own. */
export const PART_SIZE = 6

export type PartOf<Item> = { items: Item[]; total: number }

/** What an administrator sees of an organisation itself. */
export type OrganisationRecord = {
  id: string
  name: string
  kind: 'customer' | 'company'
  /** Null for the company, whose people use both. */
  portal: UserType | null
  businessType: BusinessType | null
  industry: string | null
  address: string | null
  eircode: string | null
  phone: string | null
  email: string | null
  vatNumber: string | null
  /** Null: the organisation has not entered everything that an invoice needs. */
  completedAt: string | null
  createdAt: string
}

export type ColleagueRecord = {
  userId: string
  name: string
  email: string
  role: OrganisationRole
  /** Null for somebody who was never here. */
  lastSeenAt: string | null
  hasTwoFactor: boolean
  isDisabled: boolean
}

/** In cents, with VAT. A credit note takes back what its invoice asked for, so both count as nothing. */
export type InvoiceSums = { invoicedCents: number; paidCents: number; dueCents: number; overdueCents: number }

/** Figures alone: what callers said is the customer's. */
export type ReceptionistRecord = {
  /** Of its talk page. Null without a receptionist. */
  slug: string | null
  /** Conversations in which somebody wrote, that are still kept. */
  conversations: number
  conversationsLately: number
}
