import type { ReactNode } from 'react'
import type { BankTransfer } from '#contracts/billing.ts'
import type { EnquiryKind } from '#contracts/inbox.ts'
import type { QuoteDocument } from '#contracts/quotes.ts'
import type { UserType } from '#contracts/session.ts'
import type { CompanySettings } from '#contracts/settings.ts'
import { accountErased } from './account-erased.tsx'
import { adminInvitation } from './admin-invitation.tsx'
import { chatUnread } from './chat-unread.tsx'
import { contactAcknowledgment } from './contact-acknowledgment.tsx'
import { contactNotification } from './contact-notification.tsx'
import { dataDeletion } from './data-deletion.tsx'
import { dataErased } from './data-erased.tsx'
import { emailChangeConfirm } from './email-change-confirm.tsx'
import { emailChanged } from './email-changed.tsx'
import { enquiryReply } from './enquiry-reply.tsx'
import { invoiceIssued } from './invoice-issued.tsx'
import { invoiceReminder } from './invoice-reminder.tsx'
import { invoiceSettled } from './invoice-settled.tsx'
import { licensingAcknowledgment } from './licensing-acknowledgment.tsx'
import { licensingNotification } from './licensing-notification.tsx'
import { passwordChanged } from './password-changed.tsx'
import { passwordReset } from './password-reset.tsx'
import { planNews } from './plan-news.tsx'
import { policyReviewDue } from './policy-review-due.tsx'
import { quoteAnswered } from './quote-answered.tsx'
import { quoteNews } from './quote-news.tsx'
import { registrationNotification } from './registration-notification.tsx'
import { requestAcknowledgment } from './request-acknowledgment.tsx'
import { requestNotification } from './request-notification.tsx'

import { subscriptionCancelled } from './subscription-cancelled.tsx'

import { testMail } from './test-mail.tsx'

import { ticketNotification } from './ticket-notification.tsx'
import { ticketUpdate } from './ticket-update.tsx'
import { trialEnded } from './trial-ended.tsx'
import { trialEnding } from './trial-ending.tsx'
import { trialKept } from './trial-kept.tsx'
import { trialStarted } from './trial-started.tsx'
import { trialTerms } from './trial-terms.tsx'
import { twoFactorReset } from './two-factor-reset.tsx'
import { welcome } from './welcome.tsx'

/** Every mail the product sends, with what its text needs. The outbox stores these as JSON. */
export type MailTemplates = {
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
    /** Only when it is held as possible spam, and so was not acknowledged at once. */
    acknowledgeBy: string | null
  }
  'enquiry-reply': {
    kind: EnquiryKind
    /** The module or the topic. */
    about: string | null
    name: string
    reply: string
    /** Who writes. */
    from: string
    /** What is answered, and when it was written. */
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
    /** Null: it was resolved. */
    reply: string | null
  }
  welcome: { firstName: string; userType: UserType; planName: string | null; trialDays: number }
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
  /** No name: whoever asks chose theirs, and the address may be a stranger's. */
  'email-change-confirm': { url: string }
  'email-changed': { firstName: string }
  'admin-invitation': { url: string }
  'two-factor-reset': { firstName: string }
  'data-erased': Record<string, never>
  'account-erased': { organisationErased: boolean }
  'chat-unread': {
    firstName: string
    title: string
    messages: number
    /** The public body that wrote; null for our advisers. */
    from: string | null
    /** Where in the portal. */
    path: string
  }
  'test-mail': Record<string, never>
  'policy-review-due': {
    firstName: string
    policyId: string
    policy: string
    owner: string
    /** A day. */
    dueOn: string
    /** The day has come; else it is ahead. */
    isDue: boolean
  }
  /** About plans and invoices: amounts and days are written out. */
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
    /** Which one a credit note takes back, and why. */
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
    /** Who accepted or declined. */
    by: string
    reason: string
    /** Of an offer, for the file that comes with it. */
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
  /** `total` is what is invoiced at the end of the trial if it is kept, with VAT. */
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
  /** Of a trial whose set-up was invoiced at its start; the number of that invoice while it stands. */
  'trial-terms': Addressee & {
    planName: string
    endsOn: string
    dataUntil: string
    invoice: string | null
    isPaid: boolean
  }
  'data-deletion': Addressee & { deletedOn: string }
}

type Addressee = { firstName: string; userType: UserType }

export type MailAttachment = { fileName: string; bytes: Buffer }

export type MailTemplate<Props> = {
  subject(props: Props, company: CompanySettings): string
  Component(given: { props: Props; company: CompanySettings; appUrl: string }): ReactNode
  /** Files that come with it. */
  attach?(props: Props, company: CompanySettings): Promise<MailAttachment[]>
  /** Marks an answer that no person wrote, so that no mail robot answers it. */
  isAutomaticReply?: boolean
}

export const MAIL_TEMPLATES: { [Name in keyof MailTemplates]: MailTemplate<MailTemplates[Name]> } = {
  'chat-unread': chatUnread,
  'contact-acknowledgment': contactAcknowledgment,
  'contact-notification': contactNotification,
  'account-erased': accountErased,
  'data-erased': dataErased,
  'admin-invitation': adminInvitation,
  'email-change-confirm': emailChangeConfirm,
  'email-changed': emailChanged,
  'enquiry-reply': enquiryReply,
  'licensing-acknowledgment': licensingAcknowledgment,
  'licensing-notification': licensingNotification,
  'password-changed': passwordChanged,
  'password-reset': passwordReset,
  'policy-review-due': policyReviewDue,
  'registration-notification': registrationNotification,
  'request-acknowledgment': requestAcknowledgment,
  'request-notification': requestNotification,
  'ticket-notification': ticketNotification,
  'ticket-update': ticketUpdate,
  'two-factor-reset': twoFactorReset,
  'data-deletion': dataDeletion,
  'invoice-issued': invoiceIssued,
  'invoice-reminder': invoiceReminder,
  'invoice-settled': invoiceSettled,
  'plan-news': planNews,
  'quote-answered': quoteAnswered,
  'quote-news': quoteNews,
  'subscription-cancelled': subscriptionCancelled,
  'trial-ended': trialEnded,
  'trial-ending': trialEnding,
  'trial-kept': trialKept,
  'trial-started': trialStarted,
  'trial-terms': trialTerms,
  'test-mail': testMail,
  welcome: welcome,
}
