export const PRIVACY_RIGHTS = ['access', 'rectification', 'erasure', 'restriction', 'objection'] as const
export type PrivacyRight = (typeof PRIVACY_RIGHTS)[number]

export const PRIVACY_RIGHT_LABELS: Record<PrivacyRight, string> = {
  access: 'Access: a copy of what you hold about me',
  rectification: 'Rectification: something is wrong or missing',
  erasure: 'Erasure: delete what you hold about me',
  restriction: 'Restriction: keep it, but do not use it for now',
  objection: 'Objection: stop using it for a purpose',
}

/** In the subject of mails and in the inbox. */
export const PRIVACY_TOPICS: Record<PrivacyRight, string> = {
  access: 'Privacy: access',
  rectification: 'Privacy: rectification',
  erasure: 'Privacy: erasure',
  restriction: 'Privacy: restriction',
  objection: 'Privacy: objection',
}

/** Days to an answer, as the GDPR page promises them. A complex one is told so within the first 30. */
export const PRIVACY_DAYS = { urgent: 5, standard: 30, complex: 60 } as const
export type PrivacyPace = keyof typeof PRIVACY_DAYS
