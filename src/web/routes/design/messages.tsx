import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.tsx'
import { Sample } from './sample.tsx'

const BADGES: [BadgeTone, string][] = [
  ['neutral', 'Answered'],
  ['accent', 'Booked'],
  ['positive', 'On track'],
  ['caution', 'At risk'],
  ['critical', '6 days late'],
  ['info', 'In review'],
  ['lichen', 'Most Popular'],
  ['outline', 'Filtered'],
]

export function Messages() {
  return (
    <>
      <Sample name="Badges">
        <div className="flex flex-wrap gap-2">
          {BADGES.map(([tone, word]) => (
            <Badge key={tone} tone={tone}>
              {word}
            </Badge>
          ))}
        </div>
      </Sample>
      <Sample name="Toast (F8 moves the focus to it)">
        <div className="flex flex-wrap gap-2.5">
          <Button
            variant="secondary"
            onClick={() => toast({ title: 'Moved to Thursday 16:15', description: 'Niamh was told.' })}
          >
            Show a toast
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              toast({ title: 'Not saved', description: 'The connection was lost.', variant: 'destructive' })
            }
          >
            Show a failure
          </Button>
        </div>
      </Sample>
      <Sample name="Notice">
        <Notice title="These are sample figures">They go when your own arrive.</Notice>
        <Notice tone="positive">Everything is saved.</Notice>
        <Notice tone="caution">Two invoices are due this week.</Notice>
        <Notice tone="critical">The payment did not arrive.</Notice>
      </Sample>
      <Sample name="Empty state, skeleton">
        <Panel bodyClassName="">
          <EmptyState
            title="No conversations yet"
            text="The first call will appear here as it happens."
            action={
              <Button variant="secondary" size="sm">
                Ring your receptionist
              </Button>
            }
          />
        </Panel>
        <Panel>
          <Skeleton />
        </Panel>
      </Sample>
      <Sample name="Disclosure">
        <div>
          <Disclosure question="Is there a trial?">14 days on Professional, without a card.</Disclosure>
          <Disclosure question="How long does it take?">24 to 48 hours.</Disclosure>
        </div>
      </Sample>
    </>
  )
}
