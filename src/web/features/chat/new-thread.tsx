import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { SelectEntry, TextAreaEntry, TextEntry } from '../form/entries.tsx'
import { Form } from '../form/form.tsx'
import type { Refusal } from '../form/refusal.ts'
import './conversation.css'

type NewThreadProps = {
  base: string
  sendingKey: string
  refusal: Refusal | undefined
  /** The public bodies that an adviser can write to. Undefined for officials. */
  publicBodies: { id: string; name: string }[] | undefined
}

export function NewThread({ base, sendingKey, refusal, publicBodies }: NewThreadProps) {
  return (
    <section className="chat-conversation" aria-labelledby="chat-title">
      <header className="chat-head">
        <Link to={base} className="chat-back" aria-label="All conversations">
          <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
        </Link>
        <h1 id="chat-title" className="text-base font-semibold">
          New conversation
        </h1>
      </header>
      <div className="overflow-y-auto p-4 desk:p-6">
        <Form
          intent="open"
          refusal={refusal}
          submit="Open conversation"
          hidden={{ key: sendingKey }}
          className="max-w-140"
        >
          {publicBodies !== undefined && (
            <SelectEntry name="organisationId" label="Public body">
              <option value="">Please select</option>
              {publicBodies.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectEntry>
          )}
          <TextEntry name="title" label="Topic" hint="A few words by which you find it again." autoComplete="off" />
          <TextAreaEntry
            name="text"
            label="Message"
            rows={6}
            hint="People read and answer it: your colleagues and our advisers. No AI writes here."
          />
        </Form>
      </div>
    </section>
  )
}
