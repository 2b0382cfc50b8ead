import { Lock } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ReceptionistConfiguration } from '#contracts/receptionist/configuration.ts'
import { TextEntry } from '#web/features/form/entries.tsx'
import { useEntry } from '#web/features/form/form.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { FieldError } from '#web/ui/field-error.tsx'
import { DraftDifference, PartChanges, useChange } from './draft-changes.tsx'
import { SetUpPart } from './part.tsx'
import { PartForm, typedInto } from './part-form.tsx'
import type { SetUpProps } from './set-up-props.ts'
import { TickEntry } from './tick-entry.tsx'
import { WeekEditor } from './week-editor.tsx'

/** When the receptionist hands over: fixed rules and choices. */
export function HandoverPart({ setUp, refusal, colleagues }: SetUpProps) {
  const { revision, configuration } = setUp
  const { mailTo } = configuration
  const typed = typedInto(refusal, 'handover')
  const [isChosen, setIsChosen] = useState((typed?.mailTo ?? (mailTo.length > 0 ? 'chosen' : 'everybody')) === 'chosen')
  return (
    <SetUpPart
      id="handover"
      title="When it brings in a person"
      intro="The shaded parts are yours to choose."
      brief={mailTo.length === 0 ? 'Everybody gets the mail' : `${mailTo.length} get the mail`}
      isOpen={refusal?.intent === 'handover'}
    >
      <PartForm intent="handover" version={revision} refusal={refusal} submit="Save sentences">
        <Sentences configuration={configuration} onMailTo={(choice) => setIsChosen(choice === 'chosen')} />
        <fieldset className={isChosen ? 'set-up-ticks' : 'set-up-ticks hidden noscript:block'}>
          <legend>Who gets the mail</legend>
          {colleagues.map(({ id, name }) => (
            <TickEntry key={id} name={`people.${id}`} typed={typed} isTicked={mailTo.includes(id)}>
              {name}
            </TickEntry>
          ))}
          <p className="set-up-hint">With nobody ticked, everybody gets it.</p>
        </fieldset>
        <Presence setUp={setUp} typed={typed} />
        <div className="set-up-grid">
          <DraftDifference id="crisis">
            <TextEntry
              name="crisis"
              label="Helpline for somebody in a crisis"
              defaultValue={configuration.helplines.crisis}
            />
          </DraftDifference>
          <DraftDifference id="gas">
            <TextEntry name="gas" label="Line for a gas leak" defaultValue={configuration.helplines.gas} />
          </DraftDifference>
        </div>
      </PartForm>
      <PartChanges parts={['handover']} />
    </SetUpPart>
  )
}

type SentencesProps = { configuration: ReceptionistConfiguration; onMailTo: (choice: string) => void }

function Sentences({ configuration, onMailTo }: SentencesProps) {
  const { mailTo, mailsBookings, giveBackMinutes } = configuration
  return (
    <ol>
      <Sentence isAlways>
        When somebody is <b className="font-semibold">in danger</b>, it says{' '}
        <b className="font-semibold">112 and 999</b> before anything else, and a mail goes out at once.
      </Sentence>
      <Sentence isAlways>
        When somebody <b className="font-semibold">asks for a person</b>, it says whether one is there. If nobody takes
        over within two minutes, a mail goes out. If nobody is there, it offers to take a message. An urgent message is
        mailed at once.
      </Sentence>
      <Sentence isAlways>
        When somebody <b className="font-semibold">complains</b>, it takes a message and asks a person to answer.
      </Sentence>
      <Sentence>
        When it <b className="font-semibold">does not understand</b> somebody, it brings in a person{' '}
        <Times
          name="notUnderstood"
          label="How often it may not understand"
          configuration={configuration}
          when="not understood"
        />
        .
      </Sentence>
      <Sentence>
        When it <b className="font-semibold">does not know</b> an answer, it says so and notes the question. It brings
        in a person{' '}
        <Times name="notKnown" label="How often it may not know" configuration={configuration} when="not known" />.
      </Sentence>
      <Sentence>
        After a person took over, it answers again when that person was silent for{' '}
        <InlineNumber name="giveBackMinutes" label="Minutes of silence" stored={giveBackMinutes} /> minutes.
      </Sentence>
      <Sentence>
        Mails about people who wait go to{' '}
        <InlineSelect
          name="mailTo"
          label="Who gets the mail"
          stored={mailTo.length > 0 ? 'chosen' : 'everybody'}
          onChoose={onMailTo}
          options={[
            ['everybody', 'everybody who may answer'],
            ['chosen', 'the people ticked below'],
          ]}
        />
        . Mails about an assigned conversation go to the assigned person only.
      </Sentence>
      <Sentence>
        When a caller books, moves or cancels, the same people get{' '}
        <InlineSelect
          name="mailsBookings"
          label="Whether bookings are mailed"
          stored={mailsBookings ? 'yes' : 'no'}
          options={[
            ['yes', 'a mail'],
            ['no', 'no mail'],
          ]}
        />
        .
      </Sentence>
    </ol>
  )
}

function Presence({ setUp, typed }: Pick<SetUpProps, 'setUp'> & { typed: Record<string, string> | undefined }) {
  const { staffHours, diary } = setUp.configuration
  const isOwn = JSON.stringify(staffHours) !== JSON.stringify(diary.openingHours)
  const [ownHours, setOwnHours] = useState((typed?.ownStaffHours ?? (isOwn ? 'yes' : 'no')) === 'yes')
  return (
    <div className="grid gap-3">
      <p className="text-ui">
        Somebody is there to take over{' '}
        <InlineSelect
          name="ownStaffHours"
          label="When somebody is there"
          stored={isOwn ? 'yes' : 'no'}
          onChoose={(choice) => setOwnHours(choice === 'yes')}
          options={[
            ['no', 'in your opening hours'],
            ['yes', 'at other hours'],
          ]}
        />
        .
      </p>
      <div className={ownHours ? '' : 'hidden noscript:block'}>
        <WeekEditor name="staffHours" label="When somebody is there" hours={staffHours} typed={typed} none="Nobody" />
      </div>
    </div>
  )
}

function Sentence({ isAlways = false, children }: { isAlways?: boolean; children: ReactNode }) {
  return (
    <li className="sentence">
      <svg width="22" height="22" viewBox="0 0 22 22" fill="none" aria-hidden="true" className="sentence-mark">
        <path d="M0 11H22" className="stroke-line-strong" />
        <path d="M7 20L15 2" className="stroke-critical" strokeWidth="2.5" />
      </svg>
      <div>{children}</div>
      {isAlways && (
        <span className="experience-lock">
          <Lock size={14} strokeWidth={1.75} aria-hidden="true" />
          Always
        </span>
      )}
    </li>
  )
}

const OFTEN: [value: string, words: string][] = [
  ['0', 'only if they ask for one'],
  ['1', 'at once'],
  ['2', 'the second time in a row'],
  ['3', 'the third time in a row'],
  ['4', 'the fourth time in a row'],
  ['5', 'the fifth time in a row'],
]

type TimesProps = {
  name: string
  label: string
  configuration: ReceptionistConfiguration
  when: 'not understood' | 'not known'
}

function Times({ name, label, configuration, when }: TimesProps) {
  const rule = configuration.handover.find((one) => one.when === when)
  return (
    <InlineSelect
      name={name}
      label={label}
      stored={String(rule?.times ?? 0)}
      options={OFTEN}
      changeId={`handover.${when}`}
    />
  )
}

type InlineSelectProps = {
  name: string
  label: string
  stored: string
  options: [value: string, words: string][]
  onChoose?: (value: string) => void
  /** The id of the change, if it is not the field's name. */
  changeId?: string
}

function InlineSelect({ name, label, stored, options, onChoose, changeId = name }: InlineSelectProps) {
  const { error, typed } = useEntry(name)
  const isChanged = useChange(changeId) !== undefined
  return (
    <>
      <select
        name={name}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        defaultValue={typed ?? stored}
        onChange={({ currentTarget }) => onChoose?.(currentTarget.value)}
        className={isChanged ? 'sentence-choice differs' : 'sentence-choice'}
      >
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </>
  )
}

function InlineNumber({ name, label, stored }: { name: string; label: string; stored: number }) {
  const { error, typed } = useEntry(name)
  const isChanged = useChange(name) !== undefined
  const errorId = `${name}-error`
  return (
    <>
      <input
        name={name}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={typed ?? String(stored)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        className={classNames('sentence-choice w-16 text-center tabular-nums', isChanged && 'differs')}
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </>
  )
}
