import { accountErased } from './account-erased.tsx'
import { adminInvitation } from './admin-invitation.tsx'
import { bookingNews } from './booking-news.tsx'
import { bookingNotification } from './booking-notification.tsx'
import { bookingReaddressed } from './booking-readdressed.tsx'
import { chatUnread } from './chat-unread.tsx'
import { bookingCode, ownDataCode } from './code-mail.tsx'
import { contactAcknowledgment } from './contact-acknowledgment.tsx'
import { contactErased } from './contact-erased.tsx'
import { contactErasureNotice } from './contact-erasure-notice.tsx'
import { contactNotification } from './contact-notification.tsx'
import { conversationWaiting } from './conversation-waiting.tsx'
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
import type { MailProps, MailTemplate } from './mail-template.ts'
import { membershipInvitation } from './membership-invitation.tsx'
import { membershipNews } from './membership-news.tsx'
import { passwordChanged } from './password-changed.tsx'
import { passwordReset } from './password-reset.tsx'
import { planNews } from './plan-news.tsx'
import { policyReviewDue } from './policy-review-due.tsx'
import { quoteAnswered } from './quote-answered.tsx'
import { quoteNews } from './quote-news.tsx'
import { receptionistMonth } from './receptionist-month.tsx'
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
import { usageLimit } from './usage-limit.tsx'
import { waitingNews } from './waiting-news.tsx'
import { welcome } from './welcome.tsx'

/** Every mail that the product sends, by the name under which the outbox stores it. */
export const MAIL_TEMPLATES: { [Name in keyof MailProps]: MailTemplate<MailProps[Name]> } = {
  'chat-unread': chatUnread,
  'contact-acknowledgment': contactAcknowledgment,
  'contact-notification': contactNotification,
  'account-erased': accountErased,
  'data-erased': dataErased,
  'admin-invitation': adminInvitation,
  'membership-invitation': membershipInvitation,
  'membership-news': membershipNews,
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
  'booking-notification': bookingNotification,
  'conversation-waiting': conversationWaiting,
  'usage-limit': usageLimit,
  'receptionist-month': receptionistMonth,
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
  'booking-code': bookingCode,
  'booking-news': bookingNews,
  'booking-readdressed': bookingReaddressed,
  'contact-erased': contactErased,
  'contact-erasure-notice': contactErasureNotice,
  'own-data-code': ownDataCode,
  'waiting-news': waitingNews,
  welcome: welcome,
}
