import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.tsx'
import { Column, Row, Sample } from './sample.tsx'

const BADGES: [BadgeTone, string][] = [
  ['neutral', 'Answered'],
  ['accent', 'Booked'],
  ['positive', 'On track'],
  ['caution', 'At risk'],
  ['critical', '6 days late'],
  ['info', 'In review'],
  ['lichen', 'Most popular'],
  ['outline', 'Filtered'],
]

export function Messages() {
  return (
    <>
      <Column>
        <Sample name="Badges">
          <Row>
            {BADGES.map(([tone, word]) => (
              <Badge key={tone} tone={tone}>
                {word}
              </Badge>
            ))}
          </Row>
        </Sample>
        <Sample name="Notice">
          <Notice title="These are sample figures">They go when your own arrive.</Notice>
          <Notice tone="positive">Everything is saved.</Notice>
          <Notice tone="caution">Two invoices are due this week.</Notice>
          <Notice tone="critical">The payment did not arrive.</Notice>
        </Sample>
      </Column>
      <Column>
        <ToastSample />
        <Sample name="Disclosure">
          <div>
            <Disclosure question="Is there a trial?">14 days, without a card.</Disclosure>
            <Disclosure question="How long does it take?">One to two days.</Disclosure>
          </div>
        </Sample>
      </Column>
      <Column>
        <Sample name="Empty state">
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
        </Sample>
        <Sample name="Skeleton, after 200 ms">
          <Panel>
            <Skeleton />
          </Panel>
        </Sample>
      </Column>
    </>
  )
}

function ToastSample() {
  const undo = { label: 'Undo', onSelect: () => toast({ title: 'Back to 15:30' }) }
  return (
    <Sample name="Toast (F8 moves the focus to it)">
      <Row>
        <Button
          variant="secondary"
          onClick={() => toast({ title: 'Moved to Thursday 16:15', description: 'Niamh was told.', action: undo })}
        >
          Show a toast
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast({ title: 'Not saved', description: 'The connection was lost. Try again.', variant: 'destructive' })
          }
        >
          Show a failure
        </Button>
      </Row>
    </Sample>
  )
}
