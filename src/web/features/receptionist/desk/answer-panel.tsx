import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { href } from 'react-router'
import { TextAreaEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import { Allowed, useIsAllowed } from '#web/features/portal-frame/allowed.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { LiveMark } from '../receptionist-frame.tsx'
import { HandoverForm, NoteLink } from './thread-head.tsx'
import type { ThreadProps } from './thread-props.ts'
import { CHANNELS, getCallerName, isReceptionistAtIt } from './words.ts'

/** The reply form, or the button to take over while the receptionist answers. */
export function AnswerPanel(props: ThreadProps) {
  const { thread, refusal } = props
  const canAnswer = useIsAllowed('conversations.answer')
  if (thread.isSample) return <SampleHint />
  if (!canAnswer) return <ReaderHint thread={thread} />
  return (
    <div className="desk-answer">
      {isReceptionistAtIt(thread) ? (
        <p className="desk-hint">
          <LiveMark className="mt-1 flex-none text-positive" />
          <span>
            The receptionist is answering. <b>Take over</b> opens the reply. The receptionist then says nothing until
            you give the conversation back.
          </span>
        </p>
      ) : (
        <ReplyForm {...props} />
      )}
      <div className="desk-phone-actions">
        <HandoverForm thread={thread} refusal={refusal} size="md" />
        <NoteLink>Note</NoteLink>
      </div>
    </div>
  )
}

/** Viewers only read who answers. */
function ReaderHint({ thread: { handler, handledBy } }: Pick<ThreadProps, 'thread'>) {
  const answerer = handler === 'person' ? (handledBy?.name ?? 'A colleague') : 'The receptionist'
  return (
    <div className="desk-answer">
      <p className="desk-hint">{answerer} answers this conversation. Your role lets you read it.</p>
    </div>
  )
}

function SampleHint() {
  return (
    <div className="desk-answer">
      <p className="desk-hint">
        <span>
          This conversation is a sample. It shows what yours will look like, and goes with the other{' '}
          <Allowed to="organisation.change" otherwise="sample data">
            <TextLink to={href('/dashboard/sample-data')}>sample data</TextLink>
          </Allowed>
          .
        </span>
      </p>
    </div>
  )
}

function ReplyForm({ thread, sendingKey, refusal }: ThreadProps) {
  const area = useRef<HTMLDivElement>(null)
  const isWithPerson = thread.handler === 'person'
  useFocusWhenTakenOver(area, isWithPerson)
  // A refused or lost reply keeps its key, so that it is stored once.
  const key = refusal?.intent === 'reply' ? (refusal.values.key ?? sendingKey) : sendingKey
  return (
    <div ref={area}>
      <Form intent="reply" refusal={refusal} submit="Reply" isEmptiedAfterwards size="sm" className="desk-reply gap-0!">
        <input type="hidden" name="key" value={key} />
        <TextAreaEntry
          name="text"
          label={`Reply to ${getCallerName(thread)}, on ${CHANNELS[thread.channel].toLowerCase()}`}
          placeholder={isWithPerson ? `Write to ${getCallerName(thread)}` : 'Write a reply. It takes over'}
          rows={1}
          enterKeyHint="send"
          autoComplete="off"
          data-key="r"
          className="min-h-11! resize-none!"
          onKeyDown={sendOnEnter}
        />
      </Form>
    </div>
  )
}

export function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

function useFocusWhenTakenOver(area: RefObject<HTMLElement | null>, isWithPerson: boolean): void {
  const was = useRef(isWithPerson)
  useEffect(() => {
    if (isWithPerson && !was.current) area.current?.querySelector('textarea')?.focus()
    was.current = isWithPerson
  }, [area, isWithPerson])
}
