import { MODULE_NAMES } from '#contracts/modules.ts'
import { Emblem } from '#web/ui/emblem.tsx'
import { Logo, Mark } from '#web/ui/logo.tsx'
import { OghamWord, Signature } from '#web/ui/ogham.tsx'
import { Column, Row, Sample } from './sample.tsx'

export function Identity() {
  return (
    <>
      <Column>
        <Sample name="Logo and mark: any name gets its own">
          <Row>
            <Mark name="Ogham" />
            <Logo name="Ogham" />
          </Row>
          <Row>
            <Mark name="Claddagh" />
            <Logo name="Claddagh" />
          </Row>
        </Sample>
      </Column>
      <Column>
        <Sample name="Strokes: a word, a signature, upwards">
          <Row>
            <OghamWord word="Fáilte" />
            <Signature name="Niamh Ní Cheallaigh" className="text-accent" />
            <OghamWord word="Glao" vertical />
          </Row>
        </Sample>
      </Column>
      <Column isWide>
        <Sample name="Emblems">
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-4">
            {MODULE_NAMES.map((module) => (
              <li key={module}>
                <Emblem module={module} className="size-14" />
                <p className="mt-2 text-small font-semibold uppercase">{module}</p>
              </li>
            ))}
          </ul>
        </Sample>
      </Column>
    </>
  )
}
