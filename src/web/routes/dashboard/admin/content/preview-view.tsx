import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { href } from 'react-router'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { PresentedSection } from './load-content.ts'

const PREVIEW = href('/dashboard/admin/preview')
const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const
/** Sections whose anchor on the page has another name. */
const PLACE_OF: Record<string, string> = { hero: 'home' }

type Props = { section: PresentedSection; refusal: Refusal | undefined }

/** The home page with all drafts, scrolled to the open section. */
export function PreviewView({ section, refusal }: Props) {
  const [isPhone, setIsPhone] = useState(false)
  return (
    <div className="grid gap-6">
      {section.draft && (
        <Form
          intent="publish"
          hidden={{ section: section.section, revision: String(section.revision) }}
          refusal={refusal}
          submit="Publish"
        />
      )}
      <Panel
        title={section.draft ? 'Home page with your draft' : 'Home page as it is'}
        headingLevel={3}
        bodyClassName="bg-sunken p-3"
        aside={
          <>
            <span className="flex max-desk:hidden">
              <IconButton label="Wide screen" aria-pressed={!isPhone} onClick={() => setIsPhone(false)}>
                <Monitor {...ICON} />
              </IconButton>
              <IconButton label="Phone" aria-pressed={isPhone} onClick={() => setIsPhone(true)}>
                <Smartphone {...ICON} />
              </IconButton>
            </span>
            <TextLink to={PREVIEW} reloadDocument target="_blank" isAlone>
              Open preview
            </TextLink>
          </>
        }
      >
        <iframe
          key={section.revision}
          title="Preview of the home page"
          src={`${PREVIEW}#${PLACE_OF[section.section] ?? section.section}`}
          className={classNames('mx-auto block h-[75vh] w-full rounded-control bg-canvas', isPhone && 'max-w-[390px]')}
        />
      </Panel>
    </div>
  )
}
