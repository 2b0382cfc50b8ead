import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { evaluate } from '#server/assistant/evaluation/evaluate.ts'
import {
  datesFile,
  dialogueFile,
  knowledgeFile,
  languagesFile,
  questionsFile,
} from '#server/assistant/evaluation/formats.ts'
import type { EvaluationResults } from '#server/assistant/evaluation/results.ts'
import type { Totals } from '#server/assistant/evaluation/totals.ts'
import { saying, startFakeModel } from './support/fake-model.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const SETS = path.join(ROOT, 'tests/receptionist/sets')
/** The first command compiles, and halves the start of the next ones. */
const ENV = { ...process.env, NODE_COMPILE_CACHE: mkdtempSync(path.join(tmpdir(), 'evaluate-cache-')) }

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/receptionist-evaluate.ts', ...args], {
    cwd: ROOT,
    env: ENV,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  })
  return { status, stdout, stderr }
}

type Set =
  | 'development'
  | 'held-out'
  | 'examiner-held-out'
  | 'sayings-held-out'
  | 'sixth-examiner-held-out'
  | 'seventh-examiner-held-out'
  | 'eighth-examiner-held-out'
  | 'intents-held-out'
  | 'times-development'
  | 'times-held-out'
  | 'first-messages-development'

const fileOf = (set: Set, name: string) => path.join(SETS, set, `${name}.json`)

/** The files of a set, as the command reads them. This process trains the classifiers once, each command anew. */
function readSet(set: Set) {
  const read = (name: string) => JSON.parse(readFileSync(fileOf(set, name), 'utf8'))
  return {
    knowledge: () => knowledgeFile.parse(read('knowledge')),
    questions: () => questionsFile.parse(read('questions')),
    dialogue: () => dialogueFile.parse(read('dialogue')),
    dates: (language: 'en' | 'ga') => datesFile.parse(read(`dates-${language}`)),
    languages: () => languagesFile.parse(read('languages')),
  }
}

test('the held-out sets reach the documented figures', () => {
  const { knowledge, questions, dialogue, dates, languages } = readSet('held-out')
  const { totals } = evaluate({
    knowledge: knowledge(),
    questions: questions(),
    dialogue: dialogue(),
    dates: dates('ga'),
    languages: languages(),
  })
  const english = evaluate({ dates: dates('en') }).totals
  const { en, ga } = totals.questions
  expect(en.rightFirst / en.answerable).toBeGreaterThanOrEqual(0.85)
  expect(ga.rightFirst / ga.answerable).toBeGreaterThanOrEqual(0.8)
  expect(en.rightAmongThree / en.answerable).toBeGreaterThanOrEqual(0.95)
  expect(ga.rightAmongThree / ga.answerable).toBeGreaterThanOrEqual(0.92)
  expect(totals.dialogue.en.share).toBeGreaterThanOrEqual(0.9)
  expect(totals.dialogue.ga.share).toBeGreaterThanOrEqual(0.85)
  expect([totals.dialogue.en.emergenciesMissed, totals.dialogue.ga.emergenciesMissed]).toEqual([0, 0])
  expect(english.dates.share).toBeGreaterThanOrEqual(0.9)
  expect(totals.dates.share).toBeGreaterThanOrEqual(0.85)
  expect(totals.languages.share).toBeGreaterThanOrEqual(0.95)
}, 120_000)

test('questions in other words than those of their entries are answered', () => {
  const { knowledge, questions } = readSet('examiner-held-out')
  const { en, ga } = evaluate({ knowledge: knowledge(), questions: questions() }).totals.questions
  expect(en.rightFirst / en.answerable).toBeGreaterThanOrEqual(0.9)
  expect(ga.rightFirst / ga.answerable).toBeGreaterThanOrEqual(0.7)
  expect(en.rightAmongThree / en.answerable).toBeGreaterThanOrEqual(0.95)
  expect(ga.rightAmongThree / ga.answerable).toBeGreaterThanOrEqual(0.85)
}, 120_000)

test.each([
  ['seventh-examiner-held-out', { first: [0.8, 0.8], amongThree: [0.93, 0.93], direct: 0.9 }],
  ['eighth-examiner-held-out', { first: [0.85, 0.8], amongThree: [0.95, 0.92], direct: 0.95 }],
] as const)(
  'what strangers ask in %s is answered, though nothing was learned from it',
  (name, least) => {
    const { knowledge, questions } = readSet(name)
    const { en, ga } = evaluate({ knowledge: knowledge(), questions: questions() }).totals.questions
    for (const [place, { answerable, rightFirst, rightAmongThree }] of [en, ga].entries()) {
      expect(rightFirst / answerable).toBeGreaterThanOrEqual(least.first[place] ?? 1)
      expect(rightAmongThree / answerable).toBeGreaterThanOrEqual(least.amongThree[place] ?? 1)
    }
    const answers = en.answered + en.unanswerableAnswered + ga.answered + ga.unanswerableAnswered
    expect((en.answeredRight + ga.answeredRight) / answers).toBeGreaterThanOrEqual(least.direct)
  },
  120_000,
)

test('the held-out sayings are understood, and no emergency is missed', () => {
  const { dialogue, dates, languages } = readSet('sayings-held-out')
  const { totals } = evaluate({ dialogue: dialogue(), dates: dates('en'), languages: languages() })
  expect([totals.dialogue.en.emergenciesMissed, totals.dialogue.ga.emergenciesMissed]).toEqual([0, 0])
  expect(totals.dates.share).toBeGreaterThanOrEqual(0.9)
  expect(totals.languages.share).toBeGreaterThanOrEqual(0.95)
}, 120_000)

test('what two strangers wrote is understood, and no emergency is missed', () => {
  const { dialogue, dates, languages } = readSet('sixth-examiner-held-out')
  const { totals } = evaluate({ dialogue: dialogue(), dates: dates('en'), languages: languages() })
  const irish = evaluate({ dates: dates('ga') }).totals.dates
  expect([totals.dialogue.en.emergenciesMissed, totals.dialogue.ga.emergenciesMissed]).toEqual([0, 0])
  expect(totals.dialogue.en.share).toBeGreaterThanOrEqual(0.95)
  expect(totals.dialogue.ga.share).toBeGreaterThanOrEqual(0.95)
  expect([totals.dates.share, irish.share, totals.languages.share]).toEqual([1, 1, 1])
}, 120_000)

test('most times in unusual words are right, and few are wrong without a question', () => {
  const { dates } = readSet('times-development')
  const [en, ga] = [evaluate({ dates: dates('en') }).totals.dates, evaluate({ dates: dates('ga') }).totals.dates]
  expect(en.share).toBeGreaterThanOrEqual(0.95)
  expect(ga.share).toBeGreaterThanOrEqual(0.94)
  expect(en.silentlyWrong).toBeLessThanOrEqual(1)
  expect(ga.silentlyWrong).toBeLessThanOrEqual(2)
}, 120_000)

test('times that nobody looked at are right as often as the goal wants, and none is wrong without a question', () => {
  const { dates } = readSet('times-held-out')
  const [en, ga] = [evaluate({ dates: dates('en') }).totals.dates, evaluate({ dates: dates('ga') }).totals.dates]
  expect(en.share).toBeGreaterThanOrEqual(0.94)
  expect(ga.share).toBeGreaterThanOrEqual(0.9)
  expect([en.silentlyWrong, ga.silentlyWrong]).toEqual([0, 0])
}, 120_000)

test('most times within a first message are right, and none is wrong without a question', () => {
  const { dates } = readSet('first-messages-development')
  const [en, ga] = [evaluate({ dates: dates('en') }).totals.dates, evaluate({ dates: dates('ga') }).totals.dates]
  expect(en.share).toBeGreaterThanOrEqual(0.8)
  expect(ga.share).toBeGreaterThanOrEqual(0.85)
  expect([en.silentlyWrong, ga.silentlyWrong]).toEqual([0, 0])
}, 120_000)

test('what callers want is understood in words that neither patterns nor examples were made from', () => {
  const { en, ga } = evaluate({ dialogue: readSet('intents-held-out').dialogue() }).totals.dialogue
  expect(en.share).toBeGreaterThanOrEqual(0.93)
  expect(ga.share).toBeGreaterThanOrEqual(0.89)
}, 120_000)

test('a line that may be an emergency says so', () => {
  const lines = ['help', 'I would like a table for two', 'he is not breathing'].map((text) => ({
    ...{ id: text, lang: 'en' as const, intent: null },
    text,
  }))
  const [possible, ordinary, urgent] = evaluate({ dialogue: { lines } }).dialogue
  expect(possible).toMatchObject({ caution: 'life' })
  expect([ordinary?.caution, urgent?.caution, urgent?.intent]).toEqual([undefined, undefined, 'urgent'])
}, 120_000)

test('each item of the report says what was understood', () => {
  const file = (name: string) => fileOf('development', name)
  const { status, stdout, stderr } = run(
    ...['--knowledge', file('knowledge'), '--questions', file('questions'), '--dialogue', file('dialogue')],
    ...['--dates', file('dates-en'), '--language-samples', file('languages')],
  )
  expect([status, stderr]).toEqual([0, ''])
  const { questions, dialogue, dates, languages, totals }: EvaluationResults & { totals: Totals } = JSON.parse(stdout)
  expect(totals.dialogue.en.lines).toBeGreaterThan(0)
  expect(questions.find(({ id }) => id === 'q003')).toMatchObject({ id: 'q003', result: expect.any(String) })
  expect(dialogue.find(({ intent }) => intent === 'urgent')).toMatchObject({ kind: expect.any(String), language: 'en' })
  expect(dates[0]).toEqual({ text: 'half five', at: '2026-11-18T17:30' })
  expect(languages.find(({ text }) => text === 'Ok')).toEqual({ text: 'Ok', language: null })
}, 120_000)

test('invalid flags and files are named, and no result is printed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'evaluate-'))
  const file = (name: string, content: string) => {
    writeFileSync(path.join(folder, name), content)
    return path.join(folder, name)
  }
  const knowledge = file('knowledge.json', '{"tenants": {"p": {}}, "entries": []}')
  const stray = file(
    'stray.json',
    '{"answerable": [], "unanswerable": [{"id": "u1", "lang": "en", "tenant": "x", "text": "a"}]}',
  )
  for (const [args, message] of [
    [[], 'npm run receptionist:evaluate'],
    [['--nonsense'], '--nonsense'],
    [['--knowledge', knowledge], 'belong together'],
    [['--knowledge', '/nowhere.json', '--questions', stray], '/nowhere.json'],
    [['--dialogue', file('broken.json', '{')], 'broken.json'],
    [['--dialogue', file('other.json', '{"lines": [{"id": 1}]}')], 'lines[0].id'],
    [['--knowledge', knowledge, '--questions', stray], 'u1'],
    [['--dialogue', file('empty.json', '{"lines": []}'), '--answerer', 'model'], 'No model is configured'],
  ] as const) {
    const { status, stdout, stderr } = run(...args)
    expect([args, status, stdout]).toEqual([args, 2, ''])
    expect(stderr).toContain(message)
  }
}, 120_000)

test('npm starts it on the pinned Node and passes on its exit code', () => {
  const { status, stdout } = spawnSync('npm', ['run', '--silent', 'receptionist:evaluate', '--', '--nonsense'], {
    cwd: ROOT,
    env: ENV,
    encoding: 'utf8',
  })
  expect([status, stdout]).toEqual([2, ''])
}, 120_000)

test('the sets have the documented size', () => {
  const read = (set: string, name: string) => JSON.parse(readFileSync(path.join(SETS, set, `${name}.json`), 'utf8'))
  const { answerable, unanswerable } = read('held-out', 'questions')
  const { lines } = read('held-out', 'dialogue')
  for (const language of ['en', 'ga']) {
    const count = (items: { lang: string }[]) => items.filter(({ lang }) => lang === language).length
    expect(count([...answerable, ...unanswerable])).toBeGreaterThanOrEqual(150)
    expect(count(lines)).toBeGreaterThanOrEqual(150)
    expect(read('held-out', `dates-${language}`).items.length).toBeGreaterThanOrEqual(100)
  }
})

test('a configured model answers from found facts, and the rules replace invented answers', async () => {
  const fake = await startFakeModel((response, asked, number) => {
    // The first sentence of the first entry.
    const found = /Opening hours\\\\n(.+?[.!?]) /.exec(JSON.stringify(asked.messages))?.[1] ?? ''
    return saying(asked.messages.length > 2 ? 'no' : number % 2 === 0 ? 'It costs €1,234 today.' : found)(
      response,
      asked,
      number,
    )
  })
  const questions = { answerable: [], unanswerable: [] as object[] }
  const [first, second] = JSON.parse(readFileSync(fileOf('development', 'questions'), 'utf8')).answerable
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'evaluate-')), 'questions.json')
  writeFileSync(file, JSON.stringify({ ...questions, answerable: [first, second] }))
  const args = ['--knowledge', fileOf('development', 'knowledge'), '--questions', file, '--answerer', 'model']
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/receptionist-evaluate.ts', ...args], {
    cwd: ROOT,
    env: { ...ENV, MODEL_URL: fake.url, MODEL_NAME: 'fake' },
  })
  fake.close()
  const { questions: results, model } = JSON.parse(stdout)
  expect(results[0]).toMatchObject({
    id: first.id,
    result: 'answered',
    entries: expect.arrayContaining([first.expect]),
  })
  expect(model).toMatchObject({ worded: 1, byRules: 1, failures: { 'price, time, link or number': 1 } })
})
