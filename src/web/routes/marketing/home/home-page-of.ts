import { sectorBand, sectorModules } from '#content/en/home.ts'
import { exampleCall, exampleDay } from '#content/en/home-examples.ts'
import type { SiteContent } from '#contracts/site-content.ts'
import { drawVoices } from '#web/features/call-timeline/speech-strokes.ts'
import { spellInStrokes } from './letters.ts'

/** Everything the page shows, for its loader: words and drawings come from the server, so that its script holds neither. */
export function homePageOf(content: SiteContent, companyName: string) {
  return {
    content,
    call: exampleCall,
    voices: drawVoices(exampleCall),
    day: exampleDay,
    sectors: { ...sectorBand, modules: sectorModules },
    letters: spellInStrokes(companyName),
  }
}
