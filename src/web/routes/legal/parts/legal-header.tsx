import { Printer } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { SectionDivider, SectionRail } from '#web/ui/ogham.tsx'
import { UpdatedOn } from './updated-on.tsx'

type Props = { title: string; lead: string; updated: string }

/** Needs a railed container. The rail's word on all legal pages is "ceart" (right). */
export function LegalHeader({ title, lead, updated }: Props) {
  return (
    <>
      <SectionRail word="CEART" />
      <SectionDivider word="CEART" />
      <h1 className="legal-title">{title}</h1>
      <p className="lead mt-step max-w-2xl">{lead}</p>
      <p className="legal-dates">
        <UpdatedOn date={updated} />
        <Button
          variant="ghost"
          size="sm"
          onClick={() => print()}
          icon={<Printer size={15} strokeWidth={1.75} aria-hidden="true" />}
        >
          Print
        </Button>
      </p>
    </>
  )
}
