import { expect, test } from 'vitest'
import { DEFAULT_COMPANY } from '../domains/settings/default-company.ts'
import { renderMail } from './mail-sender.ts'
import type { MailProps } from './templates/mail-template.ts'

const company = { ...DEFAULT_COMPANY, name: 'Glao', legalName: 'Glao Teoranta', phone: '+353 20 915 5555' }
const sender = { company, appUrl: 'https://glao.example' }
const notification: MailProps['contact-notification'] = {
  enquiryId: 'enq_1',
  name: 'Niamh Ní Bhriain',
  email: 'niamh@example.ie',
  organization: 'Corrib Fish',
  organizationType: 'small-business',
  message: 'We miss calls.\nCan you help?',
  heldAsSpam: false,
}

test('the acknowledgment thanks, repeats the message line by line and says when an answer comes', async () => {
  const mail = await renderMail('contact-acknowledgment', { name: 'Niamh', message: 'One\r\n\r\nTwo' }, sender)
  expect(mail.subject).toBe('Your message reached Glao')
  expect(mail.isAutomaticReply).toBe(true)
  expect(mail.text).toContain("We'll get back to you within 24 hours")
  expect(mail.text).toContain('> One\n> \n> Two')
  expect(mail.html).toContain('One<br/><br/>Two')
})

test('every mail carries the company’s details from the settings', async () => {
  for (const mail of [
    await renderMail('contact-acknowledgment', { name: 'Niamh', message: 'Hello' }, sender),
    await renderMail('contact-notification', notification, sender),
  ]) {
    for (const detail of ['Glao Teoranta', '+353 20 915 5555', company.email]) expect(mail.text).toContain(detail)
    expect(mail.text + mail.html).not.toContain(DEFAULT_COMPANY.legalName)
  }
})

test('the notification says who wrote and links to the enquiry in the inbox', async () => {
  const mail = await renderMail('contact-notification', notification, sender)
  expect(mail.subject).toBe('New message from Niamh Ní Bhriain, Corrib Fish')
  expect(mail.text).toContain('Small Business (1-50 employees)')
  expect(mail.text).toContain('https://glao.example/dashboard/admin/inbox/enq_1')
  expect(mail.isAutomaticReply).toBe(false)
})

test('a message held as possible spam says so in the subject and above the text', async () => {
  const mail = await renderMail('contact-notification', { ...notification, heldAsSpam: true }, sender)
  expect(mail.subject).toMatch(/^\[Possible spam\] New message/)
  expect(mail.text).toMatch(/^This message is held as possible spam/)
})

test('texts of visitors are escaped', async () => {
  const hostile = '<script>alert(1)</script><img src=x onerror=alert(1)>"\'&{{x}}'
  const mail = await renderMail(
    'contact-notification',
    { ...notification, name: hostile, organization: hostile, message: hostile, email: 'a?bcc=b@example.ie' },
    sender,
  )
  expect(mail.html).not.toMatch(/<script|<img/)
  expect(mail.html).toContain('&lt;script&gt;')
  expect(mail.html).toContain('mailto:a%3Fbcc%3Db@example.ie')
  expect(mail.text).toContain(`> ${hostile}`)
})

test('nothing in a mail is loaded from anywhere', async () => {
  const mail = await renderMail('contact-notification', notification, sender)
  expect(mail.html).not.toMatch(/\bsrc=|url\(|<link|@import/)
})

test('as text, a button is what it does and, alone on the next line, its link', async () => {
  const props = {
    organisation: 'Zeta Council',
    by: 'Aoife Daly',
    role: 'viewer',
    url: 'https://glao.example/i#t',
  } as const
  const { text } = await renderMail('membership-invitation', props, sender)
  expect(text).toContain('\n\nSee the invitation:\nhttps://glao.example/i#t\n\nThe link works once')
})

test('the mail about a caller who waits has the message and the number, and its subject says what is urgent', async () => {
  const props = {
    firstName: 'Niamh',
    userType: 'BUSINESS',
    conversationId: 'con_1',
    caller: 'Declan Foley',
    phone: '+353871234567',
    email: null,
    message: 'Urgent: the pipe is after bursting',
    isUrgent: true,
    why: 'message taken',
    since: '2026-11-18T10:00:00.000Z',
  } as const
  const { subject, text } = await renderMail('conversation-waiting', props, sender)
  expect(text).toContain(subject)
  expect(subject).toBe('Urgent: Declan Foley needs a person')
  expect(text).toContain('Phone: 087 123 4567')
  expect(text).toContain('the pipe is after bursting')
  const ordinary = await renderMail('conversation-waiting', { ...props, isUrgent: false }, sender)
  expect(ordinary.subject).toBe('Declan Foley needs a person')
  expect(ordinary.text).toContain('has told this caller that somebody will get in touch')
  const advice = 'Ring 112 or 999 now. I cannot ring for you.'
  const emergency = await renderMail('conversation-waiting', { ...props, message: null, why: 'urgent', advice }, sender)
  expect(emergency.text).toContain('gave this caller emergency advice.')
  expect(emergency.text).toContain(`Advice: ${advice}`)
  expect(emergency.text).not.toMatch(/has told this caller|one of you answers/)
})
