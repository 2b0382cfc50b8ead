import type { Language } from '#contracts/receptionist/diary.ts'
import { waiting as english, type WaitingTexts } from './en/waiting.ts'
import { waiting as irish } from './ga/waiting.ts'

export const WAITING: Record<Language, WaitingTexts> = { en: english, ga: irish }
