import type { Page } from '@playwright/test'

/** A recogniser that hears one sentence. */
export async function addRecogniser(page: Page, sentence: string): Promise<void> {
  await page.addInitScript((heard) => {
    class Recogniser {
      onresult: ((event: object) => void) | null = null
      onend: (() => void) | null = null
      start() {}
      stop() {
        this.onresult?.({ results: [[{ transcript: heard }]] })
        this.onend?.()
      }
    }
    Object.assign(window, { SpeechRecognition: Recogniser, webkitSpeechRecognition: Recogniser })
  }, sentence)
}
