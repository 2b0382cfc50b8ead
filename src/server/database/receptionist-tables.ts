import type { Generated, Selectable } from 'kysely'
import type { Language } from '#contracts/receptionist/diary.ts'
import type { KnowledgeSource } from '#contracts/receptionist/knowledge.ts'
import type {
  ConversationChannel,
  ConversationHandler,
  ConversationOutcome,
  MessageSender,
} from '#contracts/receptionist/talk.ts'
import type { Instant, JsonText, RowSource } from './values.ts'

export type ReceptionistTables = {
  receptionists: ReceptionistsTable
  receptionist_versions: ReceptionistVersionsTable
  receptionist_drafts: ReceptionistDraftsTable
  knowledge: KnowledgeTable
  knowledge_revisions: KnowledgeRevisionsTable
  knowledge_uses: KnowledgeUsesTable
  deleted_knowledge: DeletedKnowledgeTable
  knowledge_imports: KnowledgeImportsTable
  contacts: ContactsTable
  contact_sessions: ContactSessionsTable
  conversations: ConversationsTable
  messages: MessagesTable
  turns: TurnsTable
  unanswered_questions: UnansweredQuestionsTable
  conversation_notes: ConversationNotesTable
}

/** One for each organisation. */
export type ReceptionistsTable = {
  organisation_id: string
  /** The address of the receptionist: /talk/<slug>. */
  slug: string
  /** The name that the slug was made from. A job follows a changed name. */
  slug_name: string
  /** The newest version: what is live. New conversations use it. */
  version: number
  /** The newest revision of the draft. */
  draft_revision: Generated<number>
  /** Increases with every change of the knowledge in the draft, so that its indexes in memory are built anew. */
  knowledge_revision: Generated<number>
  /** After so many months without a message a conversation is deleted. */
  retention_months: Generated<number>
  /** After so many months since its end an appointment is deleted. */
  booking_retention_months: Generated<number>
  /** Since when it only takes messages and answers emergencies. Null while it answers. */
  paused_at: Instant | null
  paused_by: string | null
  /** What an hour at the desk costs the organisation. */
  desk_hour_cents: Generated<number>
  /** Characters that a person types in a minute. */
  typing_speed: Generated<number>
  /** Minutes of writing up that a conversation saves when it needs nobody. */
  writing_up_minutes: Generated<number>
  created_at: Instant
}

/** Never changed: a conversation names the version that it was held under. */
export type ReceptionistVersionsTable = {
  organisation_id: string
  number: number
  document: JsonText
  /** The first version with the same knowledge. */
  knowledge_version: Generated<number>
  /** Null for versions that nobody wrote, and for erased accounts. */
  author_id: string | null
  note: string | null
  /** Why it was published although checks failed. */
  override_reason: string | null
  failed_checks: JsonText | null
  /** The earlier version whose content it has. */
  returned_to: number | null
  created_at: Instant
}

/** What is edited beside the live version, besides knowledge. Each save is a row; older ones are deleted in time. */
export type ReceptionistDraftsTable = {
  organisation_id: string
  revision: number
  document: JsonText
  author_id: string | null
  created_at: Instant
}

/** The questions and answers of the draft. One without an answer in a language is not used in it. */
export type KnowledgeTable = {
  id: string
  organisation_id: string
  topic: string
  question_en: string | null
  answer_en: string | null
  question_ga: string | null
  answer_ga: string | null
  source: KnowledgeSource
  /** Null: a person should check it. */
  checked_at: Instant | null
  /** Its folded words, each after a space. */
  search_text: string
  version: Generated<number>
  created_at: Instant
  updated_at: Instant
}

export type KnowledgeRow = Selectable<KnowledgeTable>

/**
 * What entries said in published versions: a row counts from one version until before another. The texts never change.
 * Rows of the live version have no end.
 */
export type KnowledgeRevisionsTable = {
  organisation_id: string
  entry_id: string
  from_version: number
  until_version: number | null
  topic: string
  question_en: string | null
  answer_en: string | null
  question_ga: string | null
  answer_ga: string | null
  source: KnowledgeSource
  checked_at: Instant | null
  created_at: Instant
}

export type RevisionRow = Selectable<KnowledgeRevisionsTable>

/** How often an entry was given on an Irish day. It outlives the conversations. */
export type KnowledgeUsesTable = {
  entry_id: string
  organisation_id: string
  /** YYYY-MM-DD */
  day: string
  times: number
  last_at: Instant
}

/** An entry that was deleted, for as long as it can be put back. */
export type DeletedKnowledgeTable = {
  /** The id that it had, and gets back. */
  id: string
  organisation_id: string
  /** JSON: its row, and how often it was given. */
  document: string
  deleted_at: Instant
}

/** A file of answers whose reader has not confirmed it yet. */
export type KnowledgeImportsTable = {
  id: string
  organisation_id: string
  user_id: string
  file_name: string
  content: string
  created_at: Instant
}

/**
 * Who writes or rings. One for each conversation until an address is proved in it; then one for each proved address.
 * Empty until they say who they are.
 */
export type ContactsTable = {
  id: string
  organisation_id: string
  name: string | null
  email: string | null
  phone: string | null
  /** An address that the contact has proved, in small letters. */
  proven_email: string | null
  created_at: Instant
}

/** Who has entered the code for an address and looks at what is kept of them. */
export type ContactSessionsTable = {
  token_hash: string
  organisation_id: string
  contact_id: string
  expires_at: Instant
}

export type ConversationsTable = {
  id: string
  organisation_id: string
  contact_id: string
  channel: ConversationChannel
  token_hash: string
  language: Language
  handler: Generated<ConversationHandler>
  /** The member who took over. */
  handled_by: string | null
  assignee_id: string | null
  /** When a member last took over or wrote. */
  staff_at: Instant | null
  outcome: ConversationOutcome | null
  /** The version of the receptionist. */
  version: number
  /** The version of the text that says that it is an AI; null until it is said. */
  disclosure: string | null
  /** What the receptionist remembers of the dialogue. */
  state: JsonText
  /** The process that runs the turns of this conversation owns it until `turn_leased_until`. */
  turn_lease: string | null
  turn_leased_until: Instant | null
  /** When the contact first wrote. Null: nobody has said anything yet. */
  asked_at: Instant | null
  last_message_at: Instant
  closed_at: Instant | null
  /** When it began, if the conversations of the plan were used up by then. */
  limited_at: Instant | null
  /** What the contact said when asked whether it helped. */
  helped: 'yes' | 'no' | null
  source: Generated<RowSource>
  /** What a language model read and wrote for it, and what that cost. A cent is a million microcents. */
  model_tokens: Generated<number>
  model_microcents: Generated<number>
  created_at: Instant
}

/** Append-only. */
export type MessagesTable = {
  id: string
  organisation_id: string
  conversation_id: string
  /** The number in the conversation's topic. */
  sequence: number
  sender: MessageSender
  /** The member who wrote it. */
  author_id: string | null
  text: string
  language: Language
  /** Ids of the knowledge entries that a reply uses. */
  entries: JsonText
  outcome: ConversationOutcome | null
  booking: JsonText | null
  idempotency_key: string | null
  created_at: Instant
}

/** The receptionist's work on one message. Its job has the same id. */
export type TurnsTable = {
  id: string
  organisation_id: string
  conversation_id: string
  message_id: string
  /** The number of the message. Turns of a conversation run in this order. */
  sequence: number
  answerer: string | null
  result: 'replied' | 'silent' | null
  reply_id: string | null
  steps: JsonText
  created_at: Instant
  done_at: Instant | null
}

export type UnansweredQuestionsTable = {
  id: string
  organisation_id: string
  conversation_id: string
  message_id: string
  text: string
  language: Language
  /** The same for questions that mean the same. */
  question_key: string
  /** Dismissed: none for the organisation. Null: nobody has dealt with it. */
  resolution: 'answered' | 'dismissed' | null
  resolved_at: Instant | null
  created_at: Instant
}

/** What members write for each other. The contact never sees it. */
export type ConversationNotesTable = {
  id: string
  organisation_id: string
  conversation_id: string
  author_id: string | null
  text: string
  created_at: Instant
}
