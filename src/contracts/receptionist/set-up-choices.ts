/** Which languages it speaks, the one that it begins with first. */
export const LANGUAGE_CHOICES = ['en,ga', 'ga,en', 'en', 'ga'] as const

/** The only choice of public bodies. */
export const IRISH_FIRST = ['ga', 'en'] as const
