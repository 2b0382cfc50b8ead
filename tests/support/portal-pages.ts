import { homeContent } from '#content/en/home.ts'
import { diaryConfiguration } from '#contracts/receptionist/diary.ts'
import { CONTENT_SECTIONS } from '#contracts/site-content.ts'
import { listTexts } from '#contracts/site-content-form.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { addToDay } from '#server/calendar/irish-day.ts'
import { newId } from '#server/ids.ts'
import { type Accounts, type Person, shareAccounts } from './accounts.ts'
import { fillInbox } from './fill-inbox.ts'
import { organisationOf } from './memberships.ts'
import { policyForm, projectForm, reviewForm } from './projects.ts'
import { SITE_MAP } from './site-map.ts'

export type PortalWalk = { person: Person; paths: string[] }

/** Addresses of files, which are not pages. */
const IS_FILE = /\.(csv|json|pdf|txt)$|\/(pdf|export)$/

const BUSINESS = '/dashboard/business'
const GOVERNMENT = '/dashboard/government'
const ADMIN = '/dashboard/admin'

/** A person of each role, with rows on every page, and the addresses of their pages. */
export async function fillPortals(
  app: Accounts,
): Promise<Record<'business' | 'government' | 'administrator', PortalWalk>> {
  const business = await app.business({ selectedPlan: 'advanced' })
  const government = await app.business({
    businessName: 'An Roinn',
    businessType: 'GOVERNMENT',
    selectedPlan: 'advanced',
  })
  const administrator = await app.administrator()
  await app.db.updateTable('users').set({ first_name: 'Aoife' }).where('id', '=', administrator.id).execute()
  const quote = await sendQuote(app, administrator, business)
  const ids = {
    [BUSINESS]: { ...(await fillBusiness(app, business)), '/upgrade/quotes/:': quote },
    [GOVERNMENT]: {
      ...(await fillGovernment(app, government)),
      '/upgrade/quotes/:': await sendQuote(app, administrator, government),
    },
    [ADMIN]: { ...(await fillAdmin(app, administrator, business)), '/upgrade/quotes/:': quote },
  }
  return {
    business: { person: business, paths: [...pagesOf(BUSINESS, ids[BUSINESS]), ...stepsOf(BUSINESS)] },
    government: { person: government, paths: [...pagesOf(GOVERNMENT, ids[GOVERNMENT]), ...stepsOf(GOVERNMENT)] },
    administrator: {
      person: administrator,
      paths: [...pagesOf(ADMIN, ids[ADMIN]), ...contentViews(), ...heldData(business)],
    },
  }
}

let shared: ReturnType<typeof fillPortals> | undefined

/** The portals of the product that a worker's files share, filled once. */
export function sharePortals(): ReturnType<typeof fillPortals> {
  shared ??= shareAccounts().then(fillPortals)
  return shared
}

/** The pages of the site map below an address, with row ids in place of parameters. */
function pagesOf(base: string, ids: Record<string, string>): string[] {
  const patterns = SITE_MAP.filter((path) => path === base || path.startsWith(`${base}/`))
  const paths = patterns.map((pattern) => {
    const known = Object.entries(ids).find(([start]) => pattern.startsWith(`${base}${start}`))
    return pattern.replace(/:\w+/, known?.[1] ?? ':missing')
  })
  return [
    '/account',
    '/account/people',
    '/account/organisations',
    '/dashboard/sample-data',
    ...paths.filter((path) => !IS_FILE.test(path)),
  ]
}

const stepsOf = (base: string) =>
  ['?plan=professional', '?plan=elite', '?step=cancel'].map((step) => `${base}/upgrade${step}`)

/**
 * The form of each section. History and preview look the same for all, and the dashboard's own address is the first
 * form.
 */
function contentViews(): string[] {
  const forms = CONTENT_SECTIONS.slice(1).map((section) => `${ADMIN}?section=${section}&view=edit`)
  return [...forms, `${ADMIN}?section=hero&view=history`, `${ADMIN}?section=hero&view=preview`]
}

const heldData = ({ email }: Person) => [`${ADMIN}/privacy?email=${encodeURIComponent(email)}`]

async function fillBusiness(app: Accounts, person: Person): Promise<Record<string, string>> {
  return {
    '/upgrade/invoices/:': await invoiceOf(app, person),
    '/support/:': await openTicket(person, `${BUSINESS}/support/new`),
    '/receptionist/conversations/:': await askReceptionist(app, person, BUSINESS),
    '/receptionist/contacts/:': await contactOf(app, person),
    '/receptionist/knowledge/:': await entryOf(app, person),
    '/receptionist/try-it/scenarios/:': await writeScenario(app, person, BUSINESS),
    ...(await fillMaterial(app, person)),
    '/receptionist/set-up/versions/:': '1',
    ...(await fillDiary(app, person, BUSINESS)),
  }
}

async function fillGovernment(app: Accounts, person: Person): Promise<Record<string, string>> {
  const project = await submit(person, `${GOVERNMENT}/projects/new`, { intent: 'create', ...projectForm() })
  for (const [path, form] of [
    ['/status', { intent: 'status', status: 'ACTIVE', reason: 'Work has begun', version: '1' }],
    ['', { intent: 'add-milestone', title: 'Piers cast', dueDate: '2026-11-30' }],
    ['', { intent: 'add-spend', amount: '12,500', direction: 'spent', spentOn: '2026-05-04', note: 'Steel' }],
    ['', { intent: 'post-update', body: 'The piers are cast.' }],
  ] as const) {
    await submit(person, `${GOVERNMENT}/projects/${project}${path}`, form)
  }
  await upload(app, person, `${GOVERNMENT}/projects/${project}/documents`)
  const policy = await submit(person, `${GOVERNMENT}/compliance/new`, { intent: 'add', ...policyForm() })
  const { checks, ...review } = reviewForm()
  const boxes = Object.fromEntries((checks as string[]).map((line, index) => [`check-${index}`, line]))
  const entries = { intent: 'review', ...boxes, ...(review as Record<string, string>) }
  await submit(person, `${GOVERNMENT}/compliance/${policy}/review`, entries)
  const thread = await person.browser.post('/api/chat/threads', { title: 'Data protection review', text: 'Dia duit' })
  return {
    '/projects/:': project,
    '/compliance/:': policy,
    '/upgrade/invoices/:': await invoiceOf(app, person),
    '/governance-platform/:': thread.body.id,
    '/support/modules/:': 'brigid',
    '/support/:': await openTicket(person, `${GOVERNMENT}/support/new`),
    '/receptionist/conversations/:': await askReceptionist(app, person, GOVERNMENT),
    '/receptionist/contacts/:': await contactOf(app, person),
    '/receptionist/knowledge/:': await entryOf(app, person),
    '/receptionist/try-it/scenarios/:': await writeScenario(app, person, GOVERNMENT),
    ...(await fillMaterial(app, person)),
    '/receptionist/set-up/versions/:': '1',
    ...(await fillDiary(app, person, GOVERNMENT)),
  }
}

async function fillAdmin({ db }: Accounts, person: Person, customer: Person): Promise<Record<string, string>> {
  await fillInbox(db, 60)
  await submit(person, `${ADMIN}/users/invitations`, {
    intent: 'invite',
    email: 'conor@example.ie',
    userType: 'BUSINESS',
  })
  const now = new Date().toISOString()
  const id = newId('mail')
  const mail = { id, template: 'password-reset', recipient: 'nobody@example.ie', props: '{}', created_at: now }
  await db.insertInto('outbox').values(mail).execute()
  const job = { id, name: 'mail:password-reset', payload: JSON.stringify({ mailId: id }), lane: 'mail', turn: 'none' }
  const outcome = { attempts: 8, last_error: 'smtp_550', dead_at: now }
  await db
    .insertInto('jobs')
    .values({ ...job, ...outcome, run_at: now, created_at: now })
    .execute()
  const enquiry = await db
    .selectFrom('enquiries')
    .select('id')
    .where('status', '=', 'in_progress')
    .limit(1)
    .executeTakeFirstOrThrow()
  const ticket = await db
    .selectFrom('tickets')
    .select('id')
    .where('source', '=', 'real')
    .limit(1)
    .executeTakeFirstOrThrow()
  const thread = await db
    .selectFrom('chat_threads')
    .select('id')
    .where('source', '=', 'real')
    .limit(1)
    .executeTakeFirstOrThrow()
  const subscription = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('source', '=', 'real')
    .limit(1)
    .executeTakeFirstOrThrow()
  const invoice = await db.selectFrom('invoices').select('id').limit(1).executeTakeFirstOrThrow()
  await submit(person, `${ADMIN}/inbox/${enquiry.id}`, { intent: 'note', message: 'Rang them.' })
  await submit(person, `${ADMIN}/inbox/tickets/${ticket.id}`, { intent: 'note', message: 'Rang them.' })
  for (const [revision, next] of ['publish', 'draft'].entries()) {
    const texts = { ...listTexts('hero', homeContent.hero), title: `Every call, answered: ${next}` }
    await submit(person, `${ADMIN}?index`, {
      intent: 'save',
      section: 'hero',
      revision: String(revision + 1),
      next,
      ...texts,
    })
  }
  return {
    '/tools/:': 'tool_ai-receptionist',
    '/users/:': customer.id,
    '/governance/:': thread.id,
    '/upgrade/subscriptions/:': subscription.id,
    '/upgrade/invoices/:': invoice.id,
    '/organisations/:': await organisationOf(db, customer.id),
    '/inbox/tickets/:': ticket.id,
    '/inbox/:': enquiry.id,
  }
}

async function sendQuote({ db }: Accounts, administrator: Person, customer: Person): Promise<string> {
  const organisationId = await organisationOf(db, customer.id)
  const quote = await submit(administrator, `${ADMIN}/upgrade/quotes/new`, {
    intent: 'write',
    organisationId,
    kind: 'custom',
    title: 'Website with booking',
    'lines.0.description': 'Design',
    'lines.0.amount': '1,250.50',
    depositPercent: '50',
    validUntil: '2099-12-31',
    notes: '',
  })
  await submit(administrator, `${ADMIN}/upgrade/quotes/${quote}`, { intent: 'send', version: '1' })
  return quote
}

const openTicket = (person: Person, path: string) =>
  submit(person, path, {
    intent: 'open',
    subject: 'Wrong opening hours',
    category: 'portal',
    message: 'We close at six.',
  })

/** A caller asks an organisation's receptionist for a person. */
async function askReceptionist(app: Accounts, person: Person, portal: string): Promise<string> {
  const { browser } = person
  await browser.get(`${portal}/receptionist`)
  const { slug } = await app.db
    .selectFrom('receptionists')
    .innerJoin('memberships', 'memberships.organisation_id', 'receptionists.organisation_id')
    .select('slug')
    .where('memberships.user_id', '=', person.id)
    .executeTakeFirstOrThrow()
  const caller = app.browser()
  const { conversation } = (await caller.post(`/api/talk/${slug}/conversations`, {})).body
  const headers = { authorization: `Bearer ${conversation.token}` }
  await caller.post(
    `/api/talk/${slug}/conversations/${conversation.id}/messages`,
    { text: 'A person, please' },
    headers,
  )
  return conversation.id
}

/** A contact with a proved address and nothing else. */
async function contactOf({ db }: Accounts, person: Person): Promise<string> {
  const id = newId('cnt')
  const organisationId = await organisationOf(db, person.id)
  const proved = { email: 'maire@example.ie', proven_email: 'maire@example.ie' }
  await db
    .insertInto('contacts')
    .values({
      id,
      organisation_id: organisationId,
      name: 'Máire',
      phone: null,
      ...proved,
      created_at: new Date().toISOString(),
    })
    .execute()
  return id
}

async function entryOf({ db }: Accounts, person: Person): Promise<string> {
  const { id } = await db
    .selectFrom('knowledge')
    .select('id')
    .where('organisation_id', '=', await organisationOf(db, person.id))
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}

/** A scenario of two lines, of which the second fails. */
async function writeScenario({ db }: Accounts, person: Person, portal: string): Promise<string> {
  await submit(person, `${portal}/receptionist/try-it/scenarios/new`, {
    intent: 'save',
    name: 'Somebody asks for a person',
    language: 'en',
    at: '2026-11-18T10:00',
    'lines.0.text': 'Can I talk to a person, please?',
    'lines.0.expects': 'person',
    'lines.1.text': 'Good morning',
    'lines.1.expects': 'booking',
  })
  const { id } = await db
    .selectFrom('scenarios')
    .select('id')
    .where('organisation_id', '=', await organisationOf(db, person.id))
    .executeTakeFirstOrThrow()
  return id
}

/** A document and a passage of it, as if it had been read. */
async function fillMaterial({ db }: Accounts, person: Person): Promise<Record<string, string>> {
  const organisation_id = await organisationOf(db, person.id)
  const [sourceId, pageId, passageId] = [newId('mat'), newId('mpg'), newId('pas')]
  const created_at = new Date().toISOString()
  const source = {
    id: sourceId,
    organisation_id,
    kind: 'document',
    name: 'Rules.txt',
    reread: 'never',
    state: 'read',
  } as const
  await db
    .insertInto('material_sources')
    .values({ ...source, notes: '{}', created_at })
    .execute()
  const page = { id: pageId, organisation_id, source_id: sourceId, address: '', title: 'Rules', read_at: created_at }
  await db.insertInto('material_pages').values(page).execute()
  const text = {
    language: 'en',
    question: 'Is there a sauna?',
    answer: 'There is one.',
    question_key: 'en sauna',
  } as const
  const rest = { text_hash: 'x', search_text: ' sauna', state: 'proposed', created_at } as const
  await db
    .insertInto('material_passages')
    .values({ id: passageId, organisation_id, source_id: sourceId, page_id: pageId, ...text, ...rest })
    .execute()
  return { '/receptionist/knowledge/sources/:': sourceId, '/receptionist/knowledge/passages/:': passageId }
}

/** A booking and blocked time in the receptionist's first diary. */
async function fillDiary(app: Accounts, person: Person, portal: string): Promise<Record<string, string>> {
  const { document } = await app.db
    .selectFrom('diary_configurations')
    .innerJoin('memberships', 'memberships.organisation_id', 'diary_configurations.organisation_id')
    .select('document')
    .where('memberships.user_id', '=', person.id)
    .executeTakeFirstOrThrow()
  const [service] = diaryConfiguration.parse(JSON.parse(document)).services
  const [serviceId = '', diaryId = ''] = [service?.id, service?.diaryIds[0]]
  const path = `${portal}/receptionist/diary`
  const day = addToDay(irishDay(new Date()), { days: 10 })
  const form = { serviceId, diaryId, day, time: '10:00', name: 'Máire Uí Chonaill', language: 'ga', outsideHours: 'on' }
  const booking = await submit(person, `${path}/new`, { intent: 'book', ...form, key: crypto.randomUUID() })
  const leave = { diaryId, day, time: '12:00', lastDay: day, lastTime: '', reason: 'Annual leave' }
  const block = await submit(person, `${path}/blocks/new`, { intent: 'block', ...leave, key: crypto.randomUUID() })
  return { '/receptionist/diary/blocks/:': block, '/receptionist/diary/:': booking }
}

async function invoiceOf({ db }: Accounts, person: Person): Promise<string> {
  const { id } = await db
    .selectFrom('invoices')
    .select('id')
    .where('organisation_id', '=', await organisationOf(db, person.id))
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}

/** Posts a form as a browser without JavaScript does. Returns the id at the end of the redirect's address. */
async function submit({ browser }: Person, path: string, form: Record<string, string>): Promise<string> {
  const type = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
  const { status, headers, body } = await browser.send('POST', path, new URLSearchParams(form).toString(), type)
  if (status >= 400) throw new Error(`${path}: ${status} ${/role="alert".{0,400}/.exec(String(body))?.[0]}`)
  return /([^/?#]+)(?:[?#].*)?$/.exec(headers.get('location') ?? '')?.[1] ?? ''
}

async function upload({ server }: Accounts, { browser }: Person, path: string): Promise<void> {
  const form = new FormData()
  form.set('intent', 'upload')
  form.set('file', new File(['%PDF-1.7\n end'], 'Plean.pdf'))
  const headers = { origin: server.url, cookie: browser.cookie ?? '' }
  const { status } = await fetch(server.url + path, { method: 'POST', redirect: 'manual', headers, body: form })
  if (status >= 400) throw new Error(`${path}: ${status}`)
}
