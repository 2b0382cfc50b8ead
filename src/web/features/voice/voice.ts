import type { Language } from '#contracts/receptionist/diary.ts'

type Recogniser = {
  lang: string
  interimResults: boolean
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
  abort(): void
}
type RecogniserClass = new () => Recogniser

/** Recognisers know English only. Those that claim Irish answer with English words. */
export function canListen(language: Language): boolean {
  return language === 'en' && findRecogniser() !== undefined
}

function findRecogniser(): RecogniserClass | undefined {
  const scope = window as { SpeechRecognition?: RecogniserClass; webkitSpeechRecognition?: RecogniserClass }
  return scope.SpeechRecognition ?? scope.webkitSpeechRecognition
}

type Hearing = { onHeard: (text: string) => void; onRefused: () => void; onEnd: () => void }

/** Listens until it is stopped or the speaker pauses. Returns the function that stops it. */
export function listen({ onHeard, onRefused, onEnd }: Hearing): () => void {
  const Recogniser = findRecogniser()
  if (Recogniser === undefined) {
    onRefused()
    return () => {}
  }
  const recogniser = new Recogniser()
  recogniser.lang = 'en-IE'
  recogniser.interimResults = false
  let heard = ''
  recogniser.onresult = ({ results }) => {
    heard = Array.from(results, (result) => result[0]?.transcript ?? '').join(' ')
  }
  recogniser.onerror = ({ error }) => {
    if (['not-allowed', 'service-not-allowed', 'audio-capture'].includes(error)) onRefused()
  }
  recogniser.onend = () => {
    onEnd()
    onHeard(heard.trim())
  }
  recogniser.start()
  return () => recogniser.stop()
}

/** Reads texts aloud for which the browser has a voice. Skips others. */
export function speak(texts: { text: string; language: Language }[], onEnd: () => void): boolean {
  if (!('speechSynthesis' in window)) return false
  const voices = speechSynthesis.getVoices()
  const spoken = texts.flatMap(({ text, language }) => {
    const voice =
      voices.find(({ lang }) => lang.startsWith(language === 'en' ? 'en-IE' : 'ga')) ??
      (language === 'en' ? voices.find(({ lang }) => lang.startsWith('en')) : undefined)
    if (voice === undefined) return []
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.voice = voice
    utterance.lang = voice.lang
    return [utterance]
  })
  const last = spoken.at(-1)
  if (last === undefined) return false
  last.onend = onEnd
  last.onerror = onEnd
  for (const utterance of spoken) speechSynthesis.speak(utterance)
  return true
}

export function fallSilent(): void {
  if ('speechSynthesis' in window) speechSynthesis.cancel()
}
