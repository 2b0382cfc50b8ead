import type { Language } from '#contracts/receptionist/diary.ts'
import { ownData as en, type OwnDataTexts } from './en/own-data.ts'
import { ownData as ga } from './ga/own-data.ts'

export const OWN_DATA: Record<Language, OwnDataTexts> = { en, ga }
