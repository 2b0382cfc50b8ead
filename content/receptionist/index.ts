import type { Language } from '#contracts/receptionist/diary.ts'
import { ENGLISH } from './en/phrases.ts'
import { IRISH } from './ga/phrases.ts'
import type { Phrases } from './phrases.ts'

export const PHRASES: Record<Language, Phrases> = { en: ENGLISH, ga: IRISH }
