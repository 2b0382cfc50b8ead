import type { Generated, Selectable } from 'kysely'
import type { Language } from '#contracts/receptionist/diary.ts'
import type { KnowledgeSource } from '#contracts/receptionist/knowledge.ts'
import type { TriedCaller } from '#contracts/receptionist/scenarios.ts'
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
  scenarios: ScenariosTable
}

export type ReceptionistsTable = {
  organisation_id: string
  /** The address of the receptionist: /talk/<slug>. */
  slug: string
  /** The name that the slug was made from. A job follows a changed name. */
  slug_name: string
  /** The live version. New conversations use it. */
  version: number
  /** The newest revision of the draft. */
  draft_revision: Generated<number>
  /** Increases with every change of the draft's knowledge and invalidates its indexes in memory. */
  knowledge_revision: Generated<number>
  /** A conversation is deleted this many months after its last message. */
  retention_months: Generated<number>
  /** An appointment is deleted this many months after its end. */
  booking_retention_months: Generated<number>
  /** Since when it only takes messages and answers emergencies. Null while it answers. */
  paused_at: Instant | null
  paused_by: string | null
  /** Cost of one hour at the organisation's desk. */
  desk_hour_cents: Generated<number>
  /** Characters per minute. */
  typing_speed: Generated<number>
  /** Minutes of writing notes that a conversation without staff saves. */
  writing_up_minutes: Generated<number>
  created_at: Instant
}

/** Rows never change, because conversations refer to their version. */
export type ReceptionistVersionsTable = {
  organisation_id: string
  number: number
  document: JsonText
  /** The first version with the same knowledge. */
  knowledge_version: Generated<number>
  /** Null for versions by the system and for erased accounts. */
  author_id: string | null
  note: string | null
  /** Why it was published despite failed checks. */
  override_reason: string | null
  failed_checks: JsonText | null
  /** The earlier version whose content it repeats. */
  returned_to: number | null
  created_at: Instant
}

/** The draft without its knowledge. Each save adds a row. A job deletes old rows. */
export type ReceptionistDraftsTable = {
  organisation_id: string
  revision: number
  document: JsonText
  author_id: string | null
  created_at: Instant
}

/** The questions and answers of the draft. An entry is used only in the languages in which it has an answer. */
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
 * Texts of entries in published versions: a row is valid from one version (inclusive) to another (exclusive). The texts
 * never change. Rows of the live version have no end.
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

/** How often an entry was given on an Irish day. Rows outlive the conversations. */
export type KnowledgeUsesTable = {
  entry_id: string
  organisation_id: string
  /** YYYY-MM-DD */
  day: string
  times: number
  last_at: Instant
}

/** A deleted entry that can still be restored. */
export type DeletedKnowledgeTable = {
  /** The original id, which a restore gives back. */
  id: string
  organisation_id: string
  /** JSON: its row and its uses. */
  document: string
  deleted_at: Instant
}

/** An uploaded file of answers that is not confirmed yet. */
export type KnowledgeImportsTable = {
  id: string
  organisation_id: string
  user_id: string
  file_name: string
  content: string
  created_at: Instant
}

/**
 * A caller. Before an address is proved, each conversation has its own row. Then each proved address has one row. Names
 * are empty until the caller states them.
 */
export type ContactsTable = {
  id: string
  organisation_id: string
  name: string | null
  email: string | null
  phone: string | null
  /** The proved address, in lower case. */
  proven_email: string | null
  created_at: Instant
}

/** The session of a person who proved an address and looks at their data. */
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
  version: number
  /** Version of the disclosure text; null until it is said. */
  disclosure: string | null
  state: JsonText
  /** Token of the process that runs this conversation's turns. It owns them until `turn_leased_until`. */
  turn_lease: string | null
  turn_leased_until: Instant | null
  /** Time of the contact's first message. Null before it. */
  asked_at: Instant | null
  last_message_at: Instant
  closed_at: Instant | null
  /** Start of the conversation, if the plan's conversations were used up by then. */
  limited_at: Instant | null
  /** The contact's answer to the question whether it helped. */
  helped: 'yes' | 'no' | null
  source: Generated<RowSource>
  /** Tokens and cost of a language model. A cent is a million microcents. */
  model_tokens: Generated<number>
  model_microcents: Generated<number>
  created_at: Instant
}

/** Append-only. */
export type MessagesTable = {
  id: string
  organisation_id: string
  conversation_id: string
  /** Number in the conversation's topic. */
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
  /** Number of the message. Turns of a conversation run in this order. */
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
  /** Equal for questions that mean the same. */
  question_key: string
  /** `dismissed`: not a question for this organisation. Null: open. */
  resolution: 'answered' | 'dismissed' | null
  resolved_at: Instant | null
  created_at: Instant
}

/** Notes of members for each other. Contacts never see them. */
export type ConversationNotesTable = {
  id: string
  organisation_id: string
  conversation_id: string
  author_id: string | null
  text: string
  created_at: Instant
}

/** Conversations that are repeated with the draft. They belong to no version. */
export type ScenariosTable = {
  id: string
  organisation_id: string
  name: string
  language: Language
  /** When it is in the conversation, by the Irish clock: 2026-11-18T10:00. */
  moment: string
  caller: TriedCaller
  channel: ConversationChannel
  /** JSON: the caller's lines and what is expected after each. */
  lines: JsonText
  version: Generated<number>
  /** The last run as JSON, when it was, and on which revisions of set-up and knowledge. Null after each change. */
  result: JsonText | null
  run_at: Instant | null
  ran_on: string | null
  created_at: Instant
}

export type ScenarioRow = Selectable<ScenariosTable>
