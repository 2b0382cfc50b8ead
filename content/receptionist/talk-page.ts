import type { Language } from '#contracts/receptionist/diary.ts'
import { talkPage as en, type TalkPageWords } from './en/talk-page.ts'
import { talkPage as ga } from './ga/talk-page.ts'

export const TALK_PAGE: Record<Language, TalkPageWords> = { en, ga }
