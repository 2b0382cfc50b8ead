import type { ReactNode } from 'react'
import type { BankTransfer } from '#contracts/billing.ts'
import type { EnquiryKind } from '#contracts/inbox.ts'
import type { OrganisationRole } from '#contracts/permissions.ts'
import type { QuoteDocument } from '#contracts/quotes.ts'
import type { ReplacedDetails } from '#contracts/receptionist/bookings.ts'
import type { ErasedContact } from '#contracts/receptionist/contacts.ts'
import type { DiaryKind, Language } from '#contracts/receptionist/diary.ts'
import type { UserType } from '#contracts/session.ts'
import type { CompanySettings } from '#contracts/settings.ts'

/** The props of every mail template. The outbox stores them as JSON. */
export type MailProps = {
  'contact-acknowledgment': { name: string; message: string }
  'contact-notification': {
    enquiryId: string
    name: string
    email: string
    organization: string
    organizationType: string | null
    message: string
    heldAsSpam: boolean
  }
  'licensing-acknowledgment': { module: string; organization: string; message: string }
  'licensing-notification': {
    enquiryId: string
    module: string
    organization: string
    email: string
    message: string
    /** Instants. */
    replyBy: string
    /** Set when the inquiry is held as possible spam and was not acknowledged. */
    acknowledgeBy: string | null
  }
  'enquiry-reply': {
    kind: EnquiryKind
    /** The module or the topic. */
    about: string | null
    name: string
    reply: string
    /** Name of the author, or ''. */
    from: string
    /** The message that is answered, and when it was sent. */
    message: string
    writtenAt: string
  }
  /** Times are instants. */
  'request-acknowledgment': { topic: string; name: string; message: string; replyBy: string }
  'request-notification': {
    enquiryId: string
    topic: string
    name: string
    email: string
    organization: string
    message: string
    replyBy: string
  }
  'ticket-notification': {
    event: 'opened' | 'replied' | 'reopened'
    ticketId: string
    number: number
    subject: string
    name: string
    email: string
    organisation: string
    message: string
    replyBy: string | null
  }
  'ticket-update': {
    ticketId: string
    number: number
    subject: string
    firstName: string
    userType: UserType
    from: string
    /** Null: the ticket was resolved. */
    reply: string | null
  }
  welcome: {
    firstName: string
    userType: UserType
    planName: string | null
    trialDays: number
    /** The address of the receptionist, which answers already. Null until the organisation is complete. */
    talkUrl: string | null
  }
  'registration-notification': {
    organisation: string | null
    name: string
    email: string
    phone: string | null
    userType: UserType
    planName: string | null
    isQuoteNeeded: boolean
  }
  'password-reset': { firstName: string; url: string }
  'password-changed': { firstName: string }
  /** Has no name, because the asker chose the name and the address may be a stranger's. */
  'email-change-confirm': { url: string }
  'email-changed': { firstName: string }
  'admin-invitation': { url: string }
  'membership-invitation': { organisation: string; by: string; role: OrganisationRole; url: string }
  'membership-news': {
    firstName: string
    organisation: string
    /** Name of the actor. */
    by: string
    news: 'role_changed' | 'removed' | 'ownership_offered' | 'ownership_taken'
    role: OrganisationRole | null
  }
  'two-factor-reset': { firstName: string }
  'data-erased': Record<string, never>
  'account-erased': { organisationErased: boolean }
  'chat-unread': {
    firstName: string
    title: string
    messages: number
    /** The public body that wrote. Null for advisers. */
    from: string | null
    /** Path of the conversation in the portal. */
    path: string
  }
  'conversation-waiting': {
    firstName: string
    userType: UserType
    conversationId: string
    /** Name, number or address. Null when none is known. */
    caller: string | null
    phone?: string | null
    email?: string | null
    /** What the caller passed on to the team, or is about to. */
    message?: string | null
    /** The caller told of trouble that cannot wait. */
    isUrgent?: boolean
    why: 'handed over' | 'message taken' | 'urgent'
    /** What the receptionist answered to an emergency. */
    advice?: string | null
    /** An instant. */
    since: string
  }
  /** To the staff of an organisation, about what a caller did in the diary. */
  'booking-notification': {
    firstName: string
    userType: UserType
    change: 'booked' | 'moved' | 'corrected' | 'cancelled'
    bookingId: string
    /** The conversation in which it was made. Null for a booking by hand. */
    conversationId: string | null
    /** With whom the booking is for, if that is somebody else. */
    customer: string
    service: string
    /** How many people come. Missing in older mails, like what follows. */
    party?: number | null
    /** What was noted, of a table. */
    note?: string | null
    replaced?: ReplacedDetails
    /** Null for the only diary. */
    diaryName: string | null
    startsAt: string
    /** The time before the move. */
    previousStartsAt: string | null
  }
  'usage-limit': { firstName: string; userType: UserType; used: number; limit: number; percent: number }
  'receptionist-month': {
    firstName: string
    userType: UserType
    /** Like "November 2026". */
    monthName: string
    conversations: number
    neededNobody: number
    booked: number
    /** Handed over, message taken or urgent. */
    waited: number
    /** Number of unanswered questions. */
    unknown: number
    minutes: number
    cents: number
  }
  'test-mail': Record<string, never>
  'policy-review-due': {
    firstName: string
    policyId: string
    policy: string
    owner: string
    /** A day. */
    dueOn: string
    /** True on the day itself, false before it. */
    isDue: boolean
  }
  /** Amounts and days are formatted texts, here and below. */
  'invoice-issued': Addressee & {
    number: string
    lines: { description: string; net: string }[]
    vat: string
    total: string
    dueOn: string
    bankTransfer: BankTransfer | null
  }
  'invoice-reminder': Addressee & {
    number: string
    total: string
    dueOn: string
    isOverdue: boolean
    bankTransfer: BankTransfer | null
  }
  'invoice-settled': Addressee & {
    how: 'paid' | 'credited' | 'refunded'
    number: string
    total: string
    /** The invoice that a credit note takes back, and the reason. */
    invoice: string
    reason: string
  }
  'plan-news': Addressee & { news: 'started' | 'changed' | 'change_planned' | 'resumed'; planName: string; on: string }
  'quote-news': Addressee & {
    news: 'sent' | 'changed' | 'accepted' | 'declined' | 'withdrawn' | 'cancelled' | 'delivered'
    quoteId: string
    number: string
    title: string
    total: string
    deposit: string
    /** The price of Elite, without VAT. */
    monthly: string | null
    validUntil: string
    /** Name of the person who accepted or declined, or ''. */
    by: string
    reason: string
    /** The offer, for the attached PDF. Null for other news. */
    document: QuoteDocument | null
  }
  'quote-answered': {
    answer: 'accepted' | 'declined'
    quoteId: string
    number: string
    title: string
    organisation: string
    by: string
    total: string
    reason: string
  }
  'subscription-cancelled': Addressee & { planName: string; endsOn: string; dataUntil: string; isTrial: boolean }
  /** `total` is invoiced at the end of the trial if the customer keeps it, with VAT. */
  'trial-started': Addressee & { planName: string; endsOn: string; dataUntil: string; total: string }
  'trial-ending': Addressee & { planName: string; endsOn: string; dataUntil: string; total: string; isKept: boolean }
  'trial-kept': Addressee & {
    planName: string
    invoicedOn: string
    lines: { description: string; net: string }[]
    vat: string
    total: string
  }
  'trial-ended': Addressee & { planName: string; endedOn: string; dataUntil: string }
  /** For trials whose set-up was invoiced at the start. `invoice` is its number while it is valid. */
  'trial-terms': Addressee & {
    planName: string
    endsOn: string
    dataUntil: string
    invoice: string | null
    isPaid: boolean
  }
  'data-deletion': Addressee & { deletedOn: string }
  /** To the customer of an appointment. Times are instants. */
  'booking-news': {
    news: 'booked' | 'moved' | 'corrected' | 'cancelled' | 'reminder'
    language: Language
    organisation: SendingOrganisation
    bookingId: string
    version: number
    name: string
    email: string
    /** The name with whom the booking is for. Missing in older mails, like what follows. */
    customer?: string
    /** How many people come. */
    party?: number | null
    /** What was noted, of a table. */
    note?: string | null
    replaced?: ReplacedDetails
    service: string
    diaryName: string
    diaryKind: DiaryKind
    minutes: number
    priceCents: number | null
    /** Where it takes place. Null where that is not known. Older mails name the address of the organisation. */
    place?: string | null
    startsAt: string
    endsAt: string
    /** The time before the move. */
    previousStartsAt: string | null
    /** The page on which the appointment is moved or cancelled. */
    url: string
    /** The page on which contacts see and erase their data. Missing in older mails. */
    dataUrl?: string | null
  }
  /** To a person on a waiting list: their place or an offer. */
  'waiting-news': {
    language: Language
    organisation: SendingOrganisation
    name: string
    service: string
    /** An Irish day. */
    day: string
    /** How long an offered time is held. */
    minutes: number
    offer: { startsAt: string; endsAt: string; diaryName: string; diaryKind: DiaryKind; until: string } | null
    url: string
  }
  /** To the address that an appointment had before. It does not name the new one. */
  'booking-readdressed': {
    language: Language
    organisation: SendingOrganisation
    name: string
    service: string
    startsAt: string
    endsAt: string
  }
  'booking-code': { language: Language; organisation: SendingOrganisation; code: string }
  'own-data-code': { language: Language; organisation: SendingOrganisation; code: string }
  'contact-erased': {
    language: Language
    organisation: SendingOrganisation
    cancelled: ErasedContact['cancelled']
  }
  'contact-erasure-notice': ErasedContact & {
    firstName: string
    by: 'contact' | 'staff'
    /** Path of the diary in their portal. */
    path: string
  }
}

/** The customer for whom the receptionist writes. */
export type SendingOrganisation = { name: string; address: string | null; phone: string | null }

type Addressee = { firstName: string; userType: UserType }

export type MailAttachment = { fileName: string; bytes: Buffer }

/** The address and name that a mail comes from, and the origin of its links. */
export type CalendarSender = { email: string; appUrl: string }

export type MailCalendar = { method: 'REQUEST' | 'CANCEL'; content: string }

export type MailTemplate<Props> = {
  subject(props: Props, company: CompanySettings): string
  Component(given: { props: Props; company: CompanySettings; appUrl: string }): ReactNode
  attach?(props: Props, company: CompanySettings): Promise<MailAttachment[]>
  /** Returns the calendar entry that mail clients show with the mail. */
  calendar?(props: Props, sender: CalendarSender): MailCalendar | undefined
  /** The name of the sender, for a mail on behalf of a customer. */
  fromName?(props: Props, company: CompanySettings): string
  /** Marks a mail that no person wrote, so that autoresponders do not answer it. */
  isAutomaticReply?: boolean
}
