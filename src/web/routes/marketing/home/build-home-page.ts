import { sectorBand, sectorModules } from '#content/en/home.ts'
import { exampleCall, exampleDay } from '#content/en/home-examples.ts'
import type { SiteContent } from '#contracts/site-content.ts'
import { drawVoices } from '#web/features/call-timeline/speech-strokes.ts'
import { spellInStrokes } from './letters.ts'

/** Returns the page's data for its loader. Words and drawings come from the server to keep the script small. */
export function buildHomePage(content: SiteContent, companyName: string) {
  return {
    content,
    call: exampleCall,
    voices: drawVoices(exampleCall),
    day: exampleDay,
    sectors: { ...sectorBand, modules: sectorModules },
    letters: spellInStrokes(companyName),
  }
}
