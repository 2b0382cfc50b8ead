import { createContext, use } from 'react'
import type { BilingualName, Language } from '#contracts/receptionist/diary.ts'
import { TextEntry } from '#web/features/form/entries.tsx'

export const ENGLISH_FIRST: Language[] = ['en', 'ga']
export const IRISH_FIRST: Language[] = ['ga', 'en']

/** Irish first in the portal of public bodies, English first in that of businesses. */
export const LanguageOrder = createContext(ENGLISH_FIRST)
export const useLanguageOrder = (): Language[] => use(LanguageOrder)

type NameEntryProps = { name: string; language: Language; start: Partial<BilingualName> | undefined }

export function NameEntry({ name, language, start }: NameEntryProps) {
  return (
    <TextEntry
      name={`${name}.${language}`}
      label={language === 'en' ? 'Name in English' : 'Name in Irish'}
      lang={language === 'ga' ? 'ga' : undefined}
      maxLength={120}
      defaultValue={start?.[language]}
    />
  )
}

export function NameEntries(props: Omit<NameEntryProps, 'language'>) {
  return useLanguageOrder().map((language) => <NameEntry key={language} language={language} {...props} />)
}
