import type { OrganisationRole } from './permissions.ts'
import type { BusinessType } from './registration-options.ts'
import type { UserType } from './session.ts'

/** Number of newest rows of each kind on an administrator's page of one customer. Full lists have their own pages. */
export const PART_SIZE = 6

export type PartOf<Item> = { items: Item[]; total: number }

/** The organisation as an administrator sees it. */
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
  /** Null while details that an invoice needs are missing. */
  completedAt: string | null
  createdAt: string
}

export type ColleagueRecord = {
  userId: string
  name: string
  email: string
  role: OrganisationRole
  /** Null before the first visit. */
  lastSeenAt: string | null
  hasTwoFactor: boolean
  isDisabled: boolean
}

/** In cents, with VAT. A credited invoice and its credit note both count as 0. */
export type InvoiceSums = { invoicedCents: number; paidCents: number; dueCents: number; overdueCents: number }

/** Only figures. Administrators do not see what callers said. */
export type ReceptionistRecord = {
  /** Slug of its talk page. Null without a receptionist. */
  slug: string | null
  /** Stored conversations with at least one message of a contact. */
  conversations: number
  conversationsLately: number
}
