import { Plus } from 'lucide-react'
import type { Diary } from '#contracts/receptionist/diary.ts'
import { Form } from '#web/features/form/form.tsx'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { DiaryForm } from './diary-form.tsx'
import { PartChanges, useChange } from './draft-changes.tsx'
import { SetUpPart } from './part.tsx'
import type { SetUpProps } from './set-up-props.ts'

export function DiariesPart(props: SetUpProps) {
  const { setUp, refusal, edited, coming } = props
  const { diaries } = setUp.configuration.diary
  const diary = diaries.find(({ id }) => id === edited.diary)
  const isOpen = edited.diary === 'new' || diary !== undefined
  const active = diaries.filter(({ isArchived }) => !isArchived)
  return (
    <SetUpPart
      id="people"
      title="People and rooms"
      intro="Whom or what callers book. Each has a diary of its own, and nobody is booked twice."
      brief={active.map(({ name }) => name).join(', ') || 'None yet'}
      holds={['diary']}
      isOpen={isOpen}
    >
      <ul className="set-up-rows">
        {diaries.map((one) => (
          <DiaryRow key={one.id} diary={one} {...props} />
        ))}
      </ul>
      {isOpen ? (
        <div id="diary" className="set-up-sub">
          <h3>{diary === undefined ? 'New person or room' : `Change ${diary.name}`}</h3>
          <DiaryForm
            key={edited.diary}
            diary={diary}
            coming={coming.filter(({ diaryId }) => diaryId === diary?.id)}
            openingHours={setUp.configuration.diary.openingHours}
            version={setUp.revision}
            refusal={refusal}
          />
        </div>
      ) : (
        <Allowed to="receptionist.change">
          <div className="set-up-foot">
            <ButtonLink
              to="?diary=new#diary"
              variant="secondary"
              size="sm"
              icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
            >
              Add a person or a room
            </ButtonLink>
          </div>
        </Allowed>
      )}
      <PartChanges parts={['people']} />
    </SetUpPart>
  )
}

function DiaryRow({ diary, setUp, refusal }: SetUpProps & { diary: Diary }) {
  const { id, name, kind, hours, isArchived } = diary
  const isNew = useChange(id) !== undefined
  return (
    <li>
      <span className="min-w-0">
        <b className="font-semibold break-words">{name}</b>
        <span className="block text-small text-muted">
          {kind === 'room' ? 'Room or thing' : 'Person'},{' '}
          {hours === null ? 'in your opening hours' : 'in hours of its own'}
        </span>
      </span>
      {isNew && <Badge tone="info">New in draft</Badge>}
      {isArchived && <Badge tone="outline">Archived</Badge>}
      {isArchived ? (
        <Allowed to="receptionist.change">
          <Form
            intent="restore-diary"
            hidden={{ id }}
            refusal={refusal}
            failed="Not brought back"
            variant="secondary"
            size="sm"
            submit="Bring back"
            submitLabel={`Bring back ${name}`}
          >
            <input type="hidden" name="version" value={setUp.revision} />
          </Form>
        </Allowed>
      ) : (
        <TextLink to={`?diary=${id}#diary`} isAlone aria-label={`${name}: details`}>
          Details
        </TextLink>
      )}
    </li>
  )
}
