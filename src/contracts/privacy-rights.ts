export const PRIVACY_RIGHTS = ['access', 'rectification', 'erasure', 'restriction', 'objection'] as const
export type PrivacyRight = (typeof PRIVACY_RIGHTS)[number]

export const PRIVACY_RIGHT_LABELS: Record<PrivacyRight, string> = {
  access: 'Access: a copy of what you hold about me',
  rectification: 'Rectification: something is wrong or missing',
  erasure: 'Erasure: delete what you hold about me',
  restriction: 'Restriction: keep it, but do not use it for now',
  objection: 'Objection: stop using it for a purpose',
}

/** Topics for subjects of mails and for the inbox. */
export const PRIVACY_TOPICS: Record<PrivacyRight, string> = {
  access: 'Privacy: access',
  rectification: 'Privacy: rectification',
  erasure: 'Privacy: erasure',
  restriction: 'Privacy: restriction',
  objection: 'Privacy: objection',
}

/** Days until an answer, as the GDPR page promises. For a complex request the person is told within 30 days. */
export const PRIVACY_DAYS = { urgent: 5, standard: 30, complex: 60 } as const
export type PrivacyPace = keyof typeof PRIVACY_DAYS
