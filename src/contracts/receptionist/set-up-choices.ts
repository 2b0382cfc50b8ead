/** Languages of a receptionist. The first one opens conversations. */
export const LANGUAGE_CHOICES = ['en,ga', 'ga,en', 'en', 'ga'] as const

/** The only choice of public bodies. */
export const IRISH_FIRST = ['ga', 'en'] as const
