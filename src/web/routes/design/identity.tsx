import { Emblem, MODULE_NAMES } from '#web/ui/emblem.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { OghamWord, Signature, Tally } from '#web/ui/ogham.tsx'
import { Sample } from './sample.tsx'

export function Identity() {
  return (
    <>
      <Sample name="Logo: any name gets its own mark">
        <Logo name="Ogham" />
        <Logo name="Claddagh" />
      </Sample>
      <Sample name="Strokes: a word, a signature, a tally">
        <OghamWord word="Fáilte" />
        <Signature name="Niamh Ní Cheallaigh" className="text-accent" />
        <Tally count={14} className="text-accent" />
      </Sample>
      <Sample name="Emblems">
        <div className="flex flex-wrap gap-4">
          {MODULE_NAMES.map((module) => (
            <Emblem key={module} module={module} />
          ))}
        </div>
      </Sample>
    </>
  )
}
