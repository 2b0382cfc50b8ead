import { PHRASES } from '#content/receptionist/index.ts'
import type { Phrases } from '#content/receptionist/phrases.ts'
import { isTable } from '#content/receptionist/say-bookings.ts'
import { TABLE_PHRASES } from '#content/receptionist/table-phrases.ts'
import type { Language, Service } from '#contracts/receptionist/diary.ts'
import type { ConversationOutcome, TalkBooking } from '#contracts/receptionist/talk.ts'
import type { FoundEntry } from '../../../domains/knowledge/index.ts'
import { listContentKeys } from '../../retrieval/terms.ts'
import type { Tools } from '../../tools/tools.ts'
import type { AnswerEvent, Turn } from '../../turn/answerer.ts'
import { type DialogueState, NEW_DIALOGUE, type Question } from '../../turn/state.ts'
import { readCapacity } from '../../understanding/services/party-size.ts'
import { asksSeveral, type Reading } from './read-message.ts'

const ANSWERS = new Set<ConversationOutcome | undefined>([undefined, 'answered', 'not answered'])

/** How many entries are remembered, so that none is suggested once more. */
const MOST_GIVEN = 3

/** The unfinished answer to one message. */
export class Draft {
  readonly turn: Turn
  readonly tools: Tools
  readonly reading: Reading
  state: DialogueState
  #outcome: ConversationOutcome | undefined
  booking: TalkBooking | undefined
  unanswered: string | undefined
  /** Whether this message told something that the team reads. */
  hasNoted = false
  /** How many days were searched one by one. */
  daysSearched = 0
  readonly #hasTables: boolean
  #asked: string | undefined
  readonly #said: { text: string; entries: string[]; title?: string | undefined }[] = []

  constructor(turn: Turn, tools: Tools, reading: Reading) {
    this.turn = turn
    this.tools = tools
    this.reading = reading
    this.#hasTables = this.services.some(({ name }) => readCapacity(name.en) !== undefined || isTable(name.en))
    // It counts again only if this message is not understood either.
    this.state = { ...structuredClone(turn.state), missed: 0 }
  }

  get language(): Language {
    return this.reading.language
  }

  get phrases(): Phrases {
    return (this.#hasTables ? TABLE_PHRASES : PHRASES)[this.language]
  }

  get outcome(): ConversationOutcome | undefined {
    return this.#outcome
  }

  /** What was done stays the outcome, whatever is answered beside it: the team hears of a message by it. */
  set outcome(next: ConversationOutcome | undefined) {
    if (!ANSWERS.has(next) || ANSWERS.has(this.#outcome)) this.#outcome = next
  }

  get hasSaid(): boolean {
    return this.#said.length > 0
  }

  /** Lists the services that can be booked without a person. */
  get services(): Service[] {
    return this.turn.configuration.diary.services.filter(({ booksAlone }) => booksAlone)
  }

  /** Whether this reply has said that already. */
  says(text: string): boolean {
    return this.#said.some((other) => other.text === text)
  }

  saidEntry(id: string): boolean {
    return this.#said.some(({ entries }) => entries.includes(id))
  }

  /** `title` is the question of an entry. It is shown when one message gets several answers. */
  say(text: string, entries: string[] = [], title?: string): void {
    if (this.#said.some((other) => other.text === text || (title !== undefined && other.title === title))) return
    this.#said.push({ text, entries, title })
  }

  /** Whether this reply gives an entry. */
  hasGiven(entryId: string): boolean {
    return this.#said.some(({ entries }) => entries.includes(entryId))
  }

  /** Says something before all that was said. */
  sayFirst(text: string): void {
    if (this.#said.every((other) => other.text !== text)) this.#said.unshift({ text, entries: [] })
  }

  sayEntry({ id, question, answer }: FoundEntry): true {
    this.say(answer, [id], question)
    this.outcome = 'answered'
    return true
  }

  /** Says something before the question that this reply asks, so that the question stays at its end. */
  sayBeforeQuestion(text: string): void {
    const place = this.#said.findIndex((other) => other.text === this.#asked)
    if (place < 0) this.say(text)
    else this.#said.splice(place, 0, { text, entries: [] })
  }

  ask(question: Question, text: string): void {
    this.state.asked = question
    this.#asked = text
    this.say(text)
  }

  /** Notes that the message was not understood, or has no answer. */
  miss(): void {
    this.state.missed = this.turn.state.missed + 1
  }

  /** Ends the task and keeps the contact's details. */
  endTask(): void {
    const { toldTeamAt, task, note, laterMessage, address, unanswered } = this.state
    const { sent, hasSentUrgent, inTrouble, saidToConfirm, laterBooking, isUrgent, alarm } = this.state
    const { name, email, phone } = this.state.slots
    this.state = {
      ...NEW_DIALOGUE,
      unanswered,
      ...(toldTeamAt !== undefined && { toldTeamAt }),
      ...(laterMessage !== undefined && { laterMessage, ...(isUrgent === true && { isUrgent }) }),
      ...(laterBooking !== undefined && { laterBooking }),
      ...(address !== undefined && { address }),
      ...(sent !== undefined && { sent }),
      ...(hasSentUrgent !== undefined && { hasSentUrgent }),
      ...(inTrouble !== undefined && { inTrouble }),
      ...(saidToConfirm !== undefined && { saidToConfirm }),
      // What was said before a task belongs to the one that begins.
      ...(task === undefined && note !== undefined && { note }),
      ...(task === undefined && alarm !== undefined && { alarm }),
      slots: { ...(name && { name }), ...(email && { email }), ...(phone && { phone }) },
    }
  }

  serviceName(id: string | undefined): string {
    return this.turn.configuration.diary.services.find((service) => service.id === id)?.name[this.language] ?? ''
  }

  /** Among several answers each says what it is about. To one of several questions it may say so itself. */
  #needsTitle(text: string, title: string | undefined): boolean {
    if (title === undefined || this.#said.length === 1) return false
    if (this.#said.filter((other) => other.title !== undefined).length > 1) return true
    const known = listContentKeys(text, this.language)
    const isNamed = listContentKeys(title, this.language).some((key) => known.includes(key))
    return !isNamed && asksSeveral(this.reading)
  }

  *events(): Generator<AnswerEvent> {
    this.state.given = [...this.turn.state.given, ...this.#said.flatMap(({ entries }) => entries)].slice(-MOST_GIVEN)
    const { name, email, phone } = this.state.slots
    yield { kind: 'language', language: this.language }
    for (const { text, entries, title } of this.#said) {
      yield { kind: 'say', text: this.#needsTitle(text, title) ? `${title}\n${text}` : text, entries }
    }
    yield { kind: 'state', state: this.state }
    yield { kind: 'contact', contact: { ...(name && { name }), ...(email && { email }), ...(phone && { phone }) } }
    if (this.outcome !== undefined) yield { kind: 'outcome', outcome: this.outcome }
    if (this.booking !== undefined) yield { kind: 'booking', booking: this.booking }
    if (this.unanswered !== undefined) yield { kind: 'unanswered', question: this.unanswered }
  }
}
