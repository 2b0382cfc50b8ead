/** What each action did, after the name of who did it. Others are read off their code; see `deedOf`. */
const DEEDS: Record<string, string> = {
  'account.erased': 'erased their account',
  'account.registered': 'registered',
  'administrator.invited': 'invited an administrator',
  'administrator.invitation_revoked': 'revoked the invitation of an administrator',
  'audit_log.exported': 'exported the audit log',
  'chat.exported': 'exported conversations',
  'chat.thread_opened': 'opened a conversation',
  'consent.changed': 'changed a consent',
  'content.draft_discarded': 'discarded a draft of the home page',
  'content.drafted': 'saved a draft of the home page',
  'content.published': 'published a section of the home page',
  'content.restored': 'made an older version of the home page the draft',
  'email.changed': 'changed their email address',
  'email_change.requested': 'asked to change their email address',
  'enquiries.exported': 'exported the inbox',
  'enquiry.submitted': 'sent an enquiry',
  'invoice.issued': 'caused an invoice',
  'mail.retried': 'put a mail back into the queue',
  'mail.tested': 'sent a test mail',
  'password.changed': 'changed their password',
  'password.reset': 'reset their password',
  'password_reset.requested': 'asked to reset a password',
  'personal_data.exported': 'downloaded their data',
  'profile.updated': 'changed their profile',
  'recovery_codes.renewed': 'made new recovery codes',
  'retention.applied': 'deleted what was kept long enough',
  'samples.cleared': 'cleared the sample data',
  'session.ended': 'ended a session',
  'session.started': 'signed in',
  'sessions.ended': 'signed out everywhere',
  'settings.updated': 'changed settings',
  'subscription.opened': 'took a plan',
  'two_factor.asked': 'was asked for a code at sign-in',
  'two_factor.disabled': 'turned off two-factor sign-in',
  'two_factor.enabled': 'turned on two-factor sign-in',
  'two_factor.started': 'began to set up two-factor sign-in',
  'user.sessions_ended': 'ended the sessions of a user',
  'user.two_factor_reset': 'turned off the two-factor sign-in of a user',
}

/** "ticket.state_changed" is "changed the state of a ticket", "tool.added" is "added a tool". */
export function deedOf(action: string): string {
  const known = DEEDS[action]
  if (known !== undefined) return known
  const [subject = action, done = ''] = action.split('.')
  const thing = subject.replaceAll('_', ' ')
  const words = done.split('_')
  const verb = words.at(-1) ?? ''
  const part = words.slice(0, -1).join(' ')
  const article = /^[aeiou]/.test(thing) ? 'an' : 'a'
  if (verb === '') return thing
  return part === '' ? `${verb} ${article} ${thing}` : `${verb} the ${part} of ${article} ${thing}`
}
