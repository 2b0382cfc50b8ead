import type { Language } from '#contracts/receptionist/diary.ts'

/** Changes with the words below. Each conversation stores which one it was told. */
export const DISCLOSURE_VERSION = '2026-11-22'

/** The first words of every conversation, in both languages. Nobody can turn them off (AI Act, article 50). */
export const DISCLOSURE: Record<Language, (organisation: string) => string> = {
  en: (organisation) =>
    `You are talking to the AI assistant of ${organisation}. I can answer questions and make appointments. Say “person” at any time.`,
  ga: (organisation) =>
    `Tá tú ag caint le cúntóir intleachta saorga de chuid ${organisation}. Is féidir liom ceisteanna a fhreagairt agus coinní a dhéanamh. Abair “duine” am ar bith.`,
}
